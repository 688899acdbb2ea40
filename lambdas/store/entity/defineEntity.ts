import * as z from 'zod/mini';
import type { Stored } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';
import type { Belonging } from './belonging.ts';
import type { Around, Derived, Needs } from './derived.ts';
import type { AnyEntity, Shape } from './entity.ts';

/** The values of some fields. */
export type FieldsOf<Fields extends Shape> = z.infer<z.ZodMiniObject<Fields>>;
/**
 * The fields of an entity that clients see completely: its model's fields except the two that every row has.
 * @param more fields that clients do not see
 */
export function fieldsOf<Fields extends Shape, More extends Shape = Readonly<Record<never, never>>>(
  { shape }: z.ZodMiniObject<Fields>,
  more?: More,
): Omit<Fields, 'id' | 'version'> & More {
  const own = Object.entries(shape).filter(([name]) => name !== 'id' && name !== 'version');
  return { ...Object.fromEntries(own), ...more } as Omit<Fields, 'id' | 'version'> & More;
}

/** A table row that holds an entity with these fields. */
export type RowOf<Fields extends Shape> = Stored<FieldsOf<Fields>>;
export type ModelOfAnswer = z.ZodMiniType<Record<string, unknown>>;

/** The model of an entity as clients see it, and how to build it from a row when it is more than a selection of fields. */
type Shown<Fields extends Shape, Model extends ModelOfAnswer> = {
  model: Model;
  of?: (item: RowOf<Fields>) => z.infer<Model>;
};

export type EntityDefinition<
  Type extends EntityType,
  Fields extends Shape,
  Counter extends keyof Fields,
  Args extends readonly unknown[],
  Model extends ModelOfAnswer,
> = Belonging<RowOf<Fields>> & {
  /** The type in the table, the change log and the answers of commands. It is stored, so it never changes. */
  type: Type;
  /** Builds the key of the row. */
  key: (keys: Keys, ...args: Args) => Key;
  /** All fields that a row holds beside its keys, its id and its version. */
  fields: Fields;
  /** Counters that conditions rely on: they leave the version alone and are not logged. */
  counters?: readonly Counter[];
  /** The shape that clients see; null for entities that never leave the server. */
  present: Shown<Fields, Model> | null;
  /** Fields that the log needs to identify a removed entity. */
  removedWith?: readonly (keyof Fields & string)[];
  /** Fields that the log needs to identify a changed entity, logged with each change and with the removal. */
  changedWith?: readonly (keyof Fields & string)[];
  /** The field whose text no other may have: one of its pointers is at a hash of it (`pointerOfText`). */
  uniqueText?: keyof Fields & string;
  /** The key derived from the fields, when changing a field moves the entity to another key. */
  placeOf?: (keys: Keys, row: RowOf<Fields>) => Key;
  /** Other rows that its derived rows depend on: the context of the steps that create, delete, restore or erase it. */
  needs?: (keys: Keys, row: RowOf<Fields>) => Needs;
  /**
   * Its pointers, and the counters of other entities that count it, in this state. The writer derives the steps that
   * bring them from one state to the next, so that no command writes them.
   */
  derived?: (keys: Keys, row: RowOf<Fields>, around: Around) => Derived;
};

export type Entity<
  Type extends EntityType = EntityType,
  Fields extends Shape = Shape,
  Counter extends keyof Fields = never,
  Args extends readonly unknown[] = readonly never[],
  Model extends ModelOfAnswer = ModelOfAnswer,
> = Omit<AnyEntity, 'present'> & {
  readonly type: Type;
  readonly fields: Fields;
  readonly counters: readonly Counter[];
  key(keys: Keys, ...args: Args): Key;
  /** The client's view of an entity. */
  present(item: RowOf<Fields>): z.infer<Model>;
};

/**
 * Defines an entity: everything the server knows of one kind of row, written once. The shape for clients, the
 * validation of answers, the reading of old rows and the table in docs/data-model.md are derived from it
 * (docs/decisions/0033). What only its history, exports and erasure need is described beside it (`describeEntity`).
 * @__NO_SIDE_EFFECTS__
 */
export function defineEntity<
  const Type extends EntityType,
  const Fields extends Shape,
  Args extends readonly unknown[],
  Model extends ModelOfAnswer,
  const Counter extends keyof Fields = never,
>(definition: EntityDefinition<Type, Fields, Counter, Args, Model>): Entity<Type, Fields, Counter, Args, Model> {
  const { present, ...parts } = definition;
  const { model = null, of } = present ?? {};
  const names = model instanceof z.ZodMiniObject ? Object.keys(model.shape) : undefined;
  return {
    counters: [],
    changedWith: [],
    removedWith: parts.changedWith ?? [],
    ...(parts as Pick<
      AnyEntity,
      'uniqueText' | 'placeOf' | 'needs' | 'derived' | 'parent' | 'owns' | 'heldBy' | 'trash'
    > &
      typeof parts),
    model,
    // Of a model that is not one object (or none), only `of` knows what clients see.
    present: (item) => (names === undefined ? of?.(item) : picked(names, of?.(item) ?? item)) as z.infer<Model>,
  };
}

/** The fields of an item that belong to a model. */
export function pick<Model extends z.ZodMiniObject>(model: Model, item: z.infer<Model>): z.infer<Model> {
  return picked(Object.keys(model.shape), item) as z.infer<Model>;
}

function picked(names: readonly string[], item: object): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of names) found[name] = item[name as keyof typeof item];
  return found;
}
