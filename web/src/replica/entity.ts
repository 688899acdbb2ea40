import type { ErrorCode } from '#shared/CallError.ts';

/** Anything that the server versions, of whatever type. */
export type Versioned = { id: string; version: number };

/** What people read when the server refused something, and its code; `current` is what stands where something else was to be written. */
export type Refusal = { code: ErrorCode; message: string; current?: Readonly<Record<string, unknown>> };

/** A refusal, or the error of a call, that may say what stands where something else was to be written. */
type Conflict = { readonly current?: Readonly<Record<string, unknown>> | undefined };

/** What stands in a text that somebody else has changed meanwhile, empty if they cleared it; undefined if there was no such refusal. */
export function theirsIn(refusal: Conflict | null | undefined, field: string): string | undefined {
  const theirs = refusal?.current?.[field];
  if (theirs === null) return '';
  return typeof theirs === 'string' ? theirs : undefined;
}

/** What an edit that is not confirmed adds to an entity: that the server has not said yet that it exists, and what was typed and refused. */
export type Unconfirmed = { isNew?: true; refused?: Refusal & { typed: string } };

/** An entity as the screen sees it: confirmed, or as a pending edit will make it. */
export type Seen<Entity extends Versioned> = Entity & { unconfirmed?: Unconfirmed };

/** Something that an entity stands on. While it is gone, hidden or of another generation, the entity is hidden too, not gone. */
export type Ground = { type: string; id: string; generation: number };

/** Groups of entities in an order, kept as they change. */
export type IndexRule<Entity> = {
  /** The groups that an entity is in; none leaves it out. */
  groups: (entity: Entity) => readonly string[];
  /** The order in a group. It must tell any two entities apart. */
  compare: (a: Entity, b: Entity) => number;
};

/** Names an index of a type of entities. */
export type IndexName = { type: string; index: string };

/** A type of entities as the replica keeps it. */
export type ClientEntity<Entity extends Versioned, Index extends string = string> = {
  type: string;
  standsOn: (entity: Entity) => readonly Ground[];
  rules: Readonly<Record<Index, IndexRule<Seen<Entity>>>>;
  indexes: Readonly<Record<Index, IndexName>>;
};

/** A definition of which only the kernel knows the type of its entities. */
export type AnyClientEntity = ClientEntity<never, never> & { rules: Readonly<Record<string, IndexRule<never>>> };

const nowhere = (): readonly Ground[] => [];

/**
 * Defines a type of entities: what they stand on and by which indexes they are looked up. A feature defines its own; the kernel needs no list of them.
 * @param type as the server's answers name it
 */
export function defineClientEntity<Entity extends Versioned>() {
  return <Index extends string = never>(
    type: string,
    {
      standsOn = nowhere,
      indexes,
    }: {
      standsOn?: (entity: Entity) => readonly Ground[];
      indexes?: Readonly<Record<Index, IndexRule<Seen<Entity>>>>;
    } = {},
  ): ClientEntity<Entity, Index> => {
    const rules = indexes ?? ({} as Readonly<Record<Index, IndexRule<Seen<Entity>>>>);
    const names = Object.fromEntries(Object.keys(rules).map((index) => [index, { type, index }]));
    return { type, standsOn, rules, indexes: names as Record<Index, IndexName> };
  };
}

/** The order of ids, which breaks ties in every order. */
export function compareIds(a: Versioned, b: Versioned): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
