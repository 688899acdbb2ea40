import type { ErrorCode } from '#shared/CallError.ts';

/**
 * An entity of any type; the server versions them all. `isHead` when it came without some fields, which are empty: the
 * same version with all of them completes it.
 */
export type Versioned = { id: string; version: number; isHead?: true };

/** A refusal with its text for users, and its code; `current` holds the current values of conflicting fields. */
export type Refusal = { code: ErrorCode; message: string; current?: Readonly<Record<string, unknown>> };

/** A refusal, or the error of a call, that may include current values. */
type Conflict = { readonly current?: Readonly<Record<string, unknown>> | undefined };

/**
 * The current text of a field that a colleague has changed meanwhile, empty if they cleared it; undefined if there was
 * no such refusal.
 */
export function theirsIn(refusal: Conflict | null | undefined, field: string): string | undefined {
  const theirs = refusal?.current?.[field];
  if (theirs === null) return '';
  return typeof theirs === 'string' ? theirs : undefined;
}

/**
 * The state that a pending edit adds to an entity: not confirmed yet, and the refused text. `isGone` when a colleague
 * has deleted the entity, which shows only for the sake of that text.
 */
export type Unconfirmed = { isNew?: true; isGone?: true; refused?: Refusal & { typed: string } };

/** An entity as the screen shows it: confirmed, or with pending edits applied. */
export type Seen<Entity extends Versioned> = Entity & { unconfirmed?: Unconfirmed };

/**
 * A dependency of an entity. While it is removed, hidden or of another generation, the entity is hidden as well, but
 * not removed.
 */
export type Ground = { type: string; id: string; generation: number };

/** Sorted groups of entities, updated incrementally. */
export type IndexRule<Entity> = {
  /** The groups of an entity; an empty list leaves it out of the index. */
  groups: (entity: Entity) => readonly string[];
  /** The order in a group, which must be total. */
  compare: (a: Entity, b: Entity) => number;
};

export type IndexName = { type: string; index: string };

/** A type of entities in the replica. */
export type ClientEntity<Entity extends Versioned, Index extends string = string> = {
  type: string;
  standsOn: (entity: Entity) => readonly Ground[];
  /** Fields that the server counts while others edit, without changing the version: the last arrival wins. */
  counters: readonly string[];
  rules: Readonly<Record<Index, IndexRule<Seen<Entity>>>>;
  indexes: Readonly<Record<Index, IndexName>>;
};

/** A definition whose entity type only the kernel knows. */
export type AnyClientEntity = ClientEntity<never, never> & { rules: Readonly<Record<string, IndexRule<never>>> };

const nowhere = (): readonly Ground[] => [];

/**
 * Defines a type of entities: their dependencies and their indexes. Each feature defines its own; the kernel needs no
 * list of them.
 * @param type as in the server's answers
 */
export function defineClientEntity<Entity extends Versioned>() {
  return <Index extends string = never>(
    type: string,
    {
      standsOn = nowhere,
      counters = [],
      indexes,
    }: {
      standsOn?: (entity: Entity) => readonly Ground[];
      counters?: readonly (keyof Entity & string)[];
      indexes?: Readonly<Record<Index, IndexRule<Seen<Entity>>>>;
    } = {},
  ): ClientEntity<Entity, Index> => {
    const rules = indexes ?? ({} as Readonly<Record<Index, IndexRule<Seen<Entity>>>>);
    const names = Object.fromEntries(Object.keys(rules).map((index) => [index, { type, index }]));
    return { type, standsOn, counters, rules, indexes: names as Record<Index, IndexName> };
  };
}
