import type * as z from 'zod/mini';
import type { Stored } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';
import type { Holder, OwnRows, ParentKeys } from './belonging.ts';
import type { Deriving } from './derived.ts';

/** The fields of an entity by name, as zod models. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>;
/** A row of the table that holds some entity. */
export type Row = Stored<Record<string, unknown>>;

/**
 * Upgrades a row that an earlier release wrote. It gets every row of its entity, so it leaves up-to-date ones alone.
 */
export type Upgrade = (row: Record<string, unknown>) => Record<string, unknown>;

/** Any entity, as `defineEntity` returns it. */
export type AnyEntity = Deriving & {
  readonly type: EntityType;
  readonly fields: Shape;
  readonly counters: readonly PropertyKey[];
  /** The shape that clients see; null for entities that never leave the server. */
  readonly model: z.ZodMiniType | null;
  readonly removedWith: readonly string[];
  readonly changedWith: readonly string[];
  readonly uniqueText: string | undefined;
  readonly placeOf: ((keys: Keys, row: Row) => Key) | undefined;
  present(item: Row): Record<string, unknown> | undefined;
  readonly parent: ParentKeys | undefined;
  readonly owns: readonly OwnRows[] | undefined;
  readonly heldBy: readonly Holder[];
  readonly trash: ((keys: Keys, row: Row, deletedAt: number) => Key) | undefined;
};
