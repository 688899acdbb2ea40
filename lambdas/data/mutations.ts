import type { KnownError } from '#shared/CallError.ts';
import type { AnyEntity } from './entity.ts';
import type { Stored } from './items.ts';
import type { Key } from './keys.ts';
import { type Requirement } from './requirements.ts';

export type Count = { attribute: string; by: number };

/**
 * One step of a change. The first seven are built by an entity's definition (`defineEntity`): they raise its version,
 * are logged and answered; the others are bookkeeping derived from the first seven (pointers, counters) or conditions
 * of a rule.
 */
export type Mutation =
  /** A new entity; its key must never have been used. */
  | { do: 'create'; entity: AnyEntity; key: Key; id: string; fields: Record<string, unknown> }
  /** Replaces a tombstone by an entity; its version goes on rising. */
  | { do: 'revive'; entity: AnyEntity; item: Stored; fields: Record<string, unknown> }
  /**
   * Sets some fields of an entity, if it still has the version that was read. An entity of version 0 has no row yet (it
   * is derived from rows of an older shape): this writes it.
   */
  | {
      do: 'change';
      entity: AnyEntity;
      item: Stored;
      set: Record<string, unknown>;
      require?: readonly Requirement[];
      counts?: readonly Count[];
    }
  /** Leaves a tombstone, with some fields set, if the entity still has the version that was read, also version 0. */
  | {
      do: 'remove';
      entity: AnyEntity;
      item: Stored;
      set?: Record<string, unknown>;
      require?: readonly Requirement[];
      counts?: readonly Count[];
    }
  /** Restores a tombstone, if it still has the version that was read. */
  | {
      do: 'restore';
      entity: AnyEntity;
      item: Stored;
      set: Record<string, unknown>;
      require?: readonly Requirement[];
      counts?: readonly Count[];
    }
  /**
   * Erases an entity for good, if it still has the version that was read. The log keeps the whole row, so that the past
   * can be rebuilt, or only `counts`, in the log of the company.
   */
  | { do: 'purge'; entity: AnyEntity; item: Stored; counts?: Readonly<Record<string, number>> }
  /** Moves an entity to another key, if it still has the version that was read and the key is free. */
  | { do: 'transfer'; entity: AnyEntity; item: Stored; key: Key; set: Record<string, unknown> }
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

/** A step built by an entity's definition. */
export type EntityStep = Extract<Mutation, { entity: AnyEntity }>;

/** The row of an entity after a step. */
export function rowAfter(step: EntityStep, at: number): Stored {
  if (step.do === 'create') return { ...step.fields, ...step.key, type: step.entity.type, id: step.id, version: 1 };
  const { deletedAt: _deletedAt, ...row } = step.item;
  const { pk, sk, type, id } = row;
  const version = row.version + 1;
  switch (step.do) {
    case 'revive':
      return { ...step.fields, pk, sk, type, id, version };
    case 'remove':
      return { ...row, ...step.set, version, deletedAt: at };
    case 'purge':
      return { ...row, version, deletedAt: step.item.deletedAt ?? at };
    case 'transfer':
      return { ...row, ...step.set, ...step.key, version };
    default:
      return { ...row, ...step.set, version };
  }
}

/** The key of the row that a step changes; a transfer's is the one that it leaves. */
export const keyOfStep = (step: Mutation): Key => ('key' in step && step.do !== 'transfer' ? step.key : step.item);

/** The condition that an entity still has the version that was read. */
export const sameVersion = ({ version }: Stored): Requirement => ({ attribute: 'version', equals: version });

/** The conditions of every change of an entity: it exists, is not deleted, and has the version that was read. */
export const unchanged = (item: Stored): Requirement[] => [sameVersion(item), { without: 'deletedAt' }];
