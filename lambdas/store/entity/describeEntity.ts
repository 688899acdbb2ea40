import type { Key, Keys, Range } from '#lambdas/store/keys.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';
import type { Entity, ModelOfAnswer, RowOf } from './defineEntity.ts';
import type { AnyEntity, Row, Shape } from './entity.ts';
import type { ExportedFile } from './exported.ts';
import type { History } from './history.ts';
import type { KeyFromLog } from './keyFromLog.ts';

/** How an entity of a trash is purged, beside what it owns. */
export type PurgeRules<Item = Row> = {
  /** Its tombstone stays as long as one of these rows refers to it. */
  keptBy?: { in: (keys: Keys, row: Item) => Range; refers: (other: Row, row: Item) => boolean };
  /** What is its own as a whole, with its change log: these ranges are erased without being logged. */
  erases?: (keys: Keys, row: Item) => readonly Range[];
  /** The ranges whose entities the log of the company counts when it goes. */
  counts?: Readonly<Record<string, (keys: Keys, id: string) => Range>>;
};

/** Fields that text search covers, by the names that they have in the index. */
type SearchedFields<Field extends string = string> = Readonly<Partial<Record<'name' | 'why' | 'description', Field>>>;

type Description<Field extends string, Item> = {
  /**
   * Its key as a log entry tells it, for undo; null where no command that can be undone changes it (`undo` of their
   * contracts).
   */
  keyFromLog: KeyFromLog | null;
  /** How its changes read in the history; null where the change of another entity already shows them. */
  history: History<Field> | null;
  /** Its file in exports of the company's data; null for what is derived from other entities, or the product's own. */
  export: ExportedFile<Field> | null;
  /** Its fields that text search covers, by the names that they have in the index; null where it is not searched. */
  search: SearchedFields<Field> | null;
  /**
   * What takes the place of fields that hold a person's name, address or sign-ins in the change log once that person is
   * erased, and null where no field does.
   */
  personal: Readonly<Partial<Record<Field, unknown>>> | null;
  /** The field with the uid of that person, which every logged change names; without it the id is the uid. */
  personOf?: string;
  purge?: PurgeRules<Item>;
};

/** An entity with what is known of it beside its definition, as `describeEntity` returns it. */
export type DescribedEntity<Type extends EntityType = EntityType> = Description<string, Row> & {
  readonly entity: AnyEntity & { readonly type: Type; readonly key: (...args: never) => Key };
};

/**
 * Describes an entity, beside its definition: what only undo, its history, exports, the search index and erasure need.
 * It is a value of its own, so that calls carry the definition alone; `lambdas/entities/all.ts` has those of all entities.
 * @__NO_SIDE_EFFECTS__
 */
export function describeEntity<
  Type extends EntityType,
  Fields extends Shape,
  Counter extends keyof Fields,
  Args extends readonly unknown[],
  Model extends ModelOfAnswer,
>(
  entity: Entity<Type, Fields, Counter, Args, Model>,
  description: Description<Exclude<keyof Fields, Counter> & string, RowOf<Fields>>,
): DescribedEntity<Type> {
  return { entity, ...(description as Description<string, Row>) };
}
