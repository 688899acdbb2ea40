import type { CallOutput } from '#shared/contract/registry.ts';
import { KNOWN_MAPS_DATABASE } from './knownMaps.ts';

/**
 * The schema version of kept maps. Raise it with each change of the fields of a board (`knownMaps.test.ts` checks
 * that); maps of another version are deleted, never migrated.
 */
export const SCHEMA = 2;
const STORE = 'maps';

/** A map as the server sent it, with later changes applied. */
export type KeptMap = CallOutput<'get_container'>;

/** The key of a user's map. */
export const keyOf = (owner: string, containerId: string): string => `${owner}/${containerId}`;

/** The map kept for a user, or undefined. It is stored as a string, which browsers read faster than many objects. */
export async function readMap(owner: string, containerId: string): Promise<KeptMap | undefined> {
  const text: unknown = await inStore('readonly', (store) => store.get(keyOf(owner, containerId)));
  return typeof text === 'string' ? (JSON.parse(text) as KeptMap) : undefined;
}

/**
 * Runs a request in the store, which opens only for that.
 * @returns the result of the request, once the transaction has completed
 */
export async function inStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest | undefined,
): Promise<unknown> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('the maps cannot be reached'));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(KNOWN_MAPS_DATABASE, SCHEMA);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of result.objectStoreNames) result.deleteObjectStore(name);
      result.createObjectStore(STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the maps cannot be opened'));
  });
}
