import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import type { CallOutput } from '#shared/contract/registry.ts';
import { KNOWN_MAPS_DATABASE } from './knownMaps.ts';

/**
 * The schema version of kept maps. Raise it with each change of the fields of a board (`knownMaps.test.ts` checks
 * that); maps of another version are deleted, never migrated.
 */
export const SCHEMA = 1;

interface Maps extends DBSchema {
  maps: { key: string; value: string };
}

/** A map as the server sent it, with later changes applied. */
export type KeptMap = CallOutput<'get_container'>;

/** The key of a user's map. */
export const keyOf = (owner: string, mapId: string): string => `${owner}/${mapId}`;

/** The map kept for a user, or undefined. It is stored as a string, which browsers read faster than many objects. */
export async function readMap(owner: string, mapId: string): Promise<KeptMap | undefined> {
  const text = await inStore('readonly', (store) => store.get(keyOf(owner, mapId)));
  return text === undefined ? undefined : (JSON.parse(text) as KeptMap);
}

/**
 * Acts on the store, which opens only for that.
 * @returns the result, once the transaction has completed
 */
export async function inStore<Mode extends IDBTransactionMode, Result>(
  mode: Mode,
  act: (store: IDBPObjectStore<Maps, ['maps'], 'maps', Mode>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Maps>(KNOWN_MAPS_DATABASE, SCHEMA, {
    upgrade: (upgraded) => {
      for (const name of upgraded.objectStoreNames) upgraded.deleteObjectStore(name);
      upgraded.createObjectStore('maps');
    },
  });
  try {
    const transaction = database.transaction('maps', mode);
    const result = await act(transaction.store);
    await transaction.done;
    return result;
  } finally {
    database.close();
  }
}
