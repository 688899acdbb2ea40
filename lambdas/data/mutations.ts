import type { KnownError } from '#shared/CallError.ts';
import type { AnyEntity } from './entity.ts';
import type { Stored } from './items.ts';
import type { Key } from './keys.ts';
import { type Requirement } from './requirements.ts';

export type Count = { attribute: string; by: number };

/**
 * A step that changes an entity, built by its definition (`defineEntity`): it raises its version, is logged and
 * answered. `set` has some of its fields, or all of a new one. All but `create` depend on the version that was read.
 *
 * - `create`: a new entity, `item` says where; its key must never have been used.
 * - `revive` replaces a tombstone by an entity; its version goes on rising.
 * - `change` sets some fields. An entity of version 0 has no row yet (it is derived from rows of an older shape): this
 *   writes it.
 * - `remove` leaves a tombstone, also of version 0; `restore` restores one.
 * - `transfer` moves it to another key, if that is free.
 * - `purge` erases it for good. The log keeps the whole row, so that the past can be rebuilt, or only `numbers`, in the
 *   log of the company.
 */
export type EntityStep = { entity: AnyEntity; item: Stored; set?: Record<string, unknown> } & (
  | {
      do: 'create' | 'revive' | 'change' | 'remove' | 'restore';
      require?: readonly Requirement[];
      counts?: readonly Count[];
    }
  | { do: 'transfer'; key: Key }
  | { do: 'purge'; numbers?: Readonly<Record<string, number>> }
);

/**
 * One step of a change: of an entity, or bookkeeping derived from such steps (pointers, counters), or a condition of a
 * rule.
 */
export type Mutation =
  | EntityStep
  /** A pointer or other item that is derived from entities. */
  | {
      do: 'putPointer';
      key: Key;
      fields: Record<string, unknown>;
      require?: readonly Requirement[];
      otherwise?: KnownError;
    }
  | { do: 'deletePointer'; key: Key }
  /**
   * Adds to a counter that conditions rely on, and to `more` of the same item; leaves the item's version alone, so that
   * counting never collides with editing.
   */
  | ({
      do: 'count';
      key: Key;
      more?: readonly Count[];
      require: readonly Requirement[];
      otherwise?: KnownError;
    } & Count)
  /**
   * A condition only. Without a code of its own it checks that nothing has changed since the read; if something has,
   * the command retries.
   */
  | { do: 'require'; key: Key; require: readonly Requirement[]; otherwise?: KnownError };

/** The step that creates an entity. */
export const creation = (entity: AnyEntity, key: Key, id: string, set: Record<string, unknown>): EntityStep => ({
  do: 'create',
  entity,
  item: { ...key, type: entity.type, id, version: 0 },
  set,
});

/** The row of an entity after a step. */
export function rowAfter(step: EntityStep, at: number): Stored {
  const { deletedAt = at, ...row } = step.item;
  const { pk, sk, type, id, version } = row;
  return {
    ...(step.do !== 'revive' && row),
    ...step.set,
    ...(step.do === 'transfer' ? step.key : { pk, sk }),
    type,
    id,
    version: version + 1,
    ...((step.do === 'remove' || step.do === 'purge') && { deletedAt }),
  };
}

/** The key of the row that a step changes; a transfer's is the one that it leaves. */
export const keyOfStep = (step: Mutation): Key => ('entity' in step ? step.item : step.key);

/** The condition that an entity still has the version that was read. */
export const sameVersion = ({ version }: Stored): Requirement => ({ attribute: 'version', equals: version });

/** The conditions of every change of an entity: it exists, is not deleted, and has the version that was read. */
export const unchanged = (item: Stored): Requirement[] => [sameVersion(item), { without: 'deletedAt' }];
