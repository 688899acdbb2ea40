import type { Key } from './keys.ts';
import type { Fold } from './textHash.ts';

/** The fields that every versioned entity in the table has besides its own. */
export type Stored<Fields = Record<string, unknown>> = Key &
  Fields & {
    type: string;
    id: string;
    version: number;
    /** When it was deleted, in milliseconds; a tombstone keeps its fields and its version until the purge. */
    deletedAt?: number;
    /**
     * By which fold its unique text is hashed (`uniqueText` of its definition). It is missing in rows that were written
     * when invisible characters still counted.
     */
    fold?: Fold;
  };

/** A deleted entity. */
export type Tombstone<Item extends { deletedAt?: number }> = Item & { deletedAt: number };

/** An existing entity that is not deleted, or undefined. */
export function notDeleted<Item extends { deletedAt?: number }>(item: Item | undefined): Item | undefined {
  return item === undefined || item.deletedAt !== undefined ? undefined : item;
}
