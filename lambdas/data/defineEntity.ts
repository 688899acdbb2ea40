import * as z from 'zod/mini';
import type { AnyEntity, Shape, Upgrade } from './entity.ts';
import type { Around, Bookkeeping, Follows, Needs } from './follows.ts';
import type { Stored } from './items.ts';
import type { Key, Keys } from './keys.ts';
import { type Mutation } from './mutations.ts';
import { type Requirement } from './requirements.ts';

/** The values of some fields. */
export type FieldsOf<Fields extends Shape> = z.infer<z.ZodMiniObject<Fields>>;
/**
 * The fields of an entity of which clients see all: those of its model but the two that every row has.
 * @param more fields that clients do not see
 * @__NO_SIDE_EFFECTS__
 */
export function fieldsOf<Fields extends Shape, More extends Shape = Readonly<Record<never, never>>>(
  { shape }: z.ZodMiniObject<Fields>,
  more?: More,
): Omit<Fields, 'id' | 'version'> & More {
  const own = Object.entries(shape).filter(([name]) => name !== 'id' && name !== 'version');
  return { ...Object.fromEntries(own), ...more } as Omit<Fields, 'id' | 'version'> & More;
}

/** A row of the table that holds an entity with these fields. */
export type RowOf<Fields extends Shape> = Stored<FieldsOf<Fields>>;
export type ModelOfAnswer = z.ZodMiniType<Record<string, unknown>>;

/** The model of what clients see of an entity, and how it is made of a row where it is not just those fields of it. */
type Shown<Fields extends Shape, Model extends ModelOfAnswer> = {
  model: Model;
  of?: (item: RowOf<Fields>) => z.infer<Model>;
};

export type EntityDefinition<
  Fields extends Shape,
  Counter extends keyof Fields,
  Args extends readonly unknown[],
  Model extends ModelOfAnswer,
> = {
  /** The name of its kind in the table, the change log and the answers of commands. It is stored, so it never changes. */
  type: string;
  /** Which of the company's keys holds it. */
  key: (keys: Keys, ...args: Args) => Key;
  /** All fields that a row holds beside its keys, its id and its version. */
  fields: Fields;
  /** Those of them that only count, for conditions to rely on: they leave the version alone and are not logged. */
  counters?: readonly Counter[];
  /** What clients see; null for what never leaves the server. */
  present: Shown<Fields, Model> | null;
  /** Fields without which the log would not say what was removed. */
  removedWith?: readonly (keyof Fields & string)[];
  /** Fields without which the log would not say what was changed. They are in the log of each change of it, and of its removal. */
  changedWith?: readonly (keyof Fields & string)[];
  /** Its key as it follows from its fields, where changing them puts it elsewhere. */
  placeOf?: (keys: Keys, row: RowOf<Fields>) => Key;
  /** Makes a row that an earlier release wrote one of today's: a function of a file beside the definitions, so that what reads rows need hold no definition. */
  upgrade?: Upgrade;
  /** What follows from one that is there, in other rows. Bringing an entity from one state to another brings that along (`stepsTo`). */
  bookkeeping?: {
    needs?: (keys: Keys, row: RowOf<Fields>) => Needs;
    follows: (keys: Keys, row: RowOf<Fields>, around: Around) => Partial<Follows>;
  };
};

export type Entity<
  Fields extends Shape = Shape,
  Counter extends keyof Fields = never,
  Args extends readonly unknown[] = readonly never[],
  Model extends ModelOfAnswer = ModelOfAnswer,
> = Omit<AnyEntity, 'present'> & {
  key(keys: Keys, ...args: Args): Key;
  /** What clients see of an entity. */
  present(item: RowOf<Fields>): z.infer<Model>;
  /** The step that makes a new one; there must never have been one with its key. */
  create(key: Key, id: string, fields: FieldsOf<Fields>): Mutation;
  /** The step that puts a whole new one where a tombstone stands; its version goes on rising. */
  revive(item: RowOf<Fields>, fields: FieldsOf<Fields>): Mutation;
  /** The step that sets some fields, if the row still is the version that was read. */
  change(
    item: RowOf<Fields>,
    set: Partial<Omit<FieldsOf<Fields>, Counter>>,
    more?: { require?: readonly Requirement[] },
  ): Mutation;
  /** The step that leaves a tombstone, if the row still is the version that was read. */
  remove(item: RowOf<Fields>, more?: { require?: readonly Requirement[] }): Mutation;
  /** The step that takes a tombstone away, if it still is the version that was read. Its fields are those that it was deleted with, but for some. */
  restore(item: RowOf<Fields>, set?: Partial<Omit<FieldsOf<Fields>, Counter>>): Mutation;
  /** The steps that put the same entity under another key, where the key holds its place. */
  transfer(item: RowOf<Fields>, key: Key, set: Partial<Omit<FieldsOf<Fields>, Counter>>): Mutation;
};

/**
 * Defines an entity: what the server knows of one kind of row, written once. What clients see, the check of answers, the reading of old rows and the table
 * in docs/data-model.md are derived from it (docs/decisions/0033). Its history is defined beside it (`defineHistory`).
 * @__NO_SIDE_EFFECTS__
 */
export function defineEntity<
  const Fields extends Shape,
  Args extends readonly unknown[],
  Model extends ModelOfAnswer,
  const Counter extends keyof Fields = never,
>(definition: EntityDefinition<Fields, Counter, Args, Model>): Entity<Fields, Counter, Args, Model> {
  const { type, fields, counters = [], present, changedWith = [], removedWith = changedWith } = definition;
  const names = present?.model instanceof z.ZodMiniObject ? Object.keys(present.model.shape) : [];
  const entity: Entity<Fields, Counter, Args, Model> = {
    type,
    fields,
    counters,
    model: present?.model ?? null,
    removedWith,
    changedWith,
    placeOf: definition.placeOf as AnyEntity['placeOf'],
    upgrade: definition.upgrade,
    bookkeeping: definition.bookkeeping as Bookkeeping | undefined,
    key: definition.key,
    present(item) {
      if (present === null) return undefined as unknown as z.infer<Model>;
      return present.of === undefined ? (picked(names, item) as z.infer<Model>) : present.of(item);
    },
    create: (key, id, set) => ({ do: 'create', entity, key, id, fields: set }),
    revive: (item, set) => ({ do: 'revive', entity, item, fields: set }),
    change: (item, set, more = {}) => ({ do: 'change', entity, item, set, ...more }),
    remove: (item, more = {}) => ({ do: 'remove', entity, item, ...more }),
    restore: (item, set = {}) => ({ do: 'restore', entity, item, set }),
    transfer: (item, key, set) => ({ do: 'transfer', entity, item, key, set }),
  };
  return entity;
}

/** Those fields of an item that a model has. */
export function pick<Model extends z.ZodMiniObject>(model: Model, item: z.infer<Model>): z.infer<Model> {
  return picked(Object.keys(model.shape), item) as z.infer<Model>;
}

function picked(names: readonly string[], item: object): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of names) found[name] = item[name as keyof typeof item];
  return found;
}
