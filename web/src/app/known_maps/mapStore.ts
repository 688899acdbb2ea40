import type { CallOutput } from '#shared/contract/registry.ts';
import { KNOWN_MAPS_DATABASE } from './knownMaps.ts';

/**
 * The shape of what is kept. It is raised with each change of what a board holds (`knownMaps.test.ts` tells); what was kept under another number is deleted,
 * never migrated.
 */
export const SCHEMA = 1;
const STORE = 'maps';

/** A map as it was read, with what was changed since. */
export type KeptMap = CallOutput<'get_container'>;

/** Under which a map of somebody is kept. */
export const keyOf = (owner: string, mapId: string): string => `${owner}/${mapId}`;

/** A map that is kept for somebody, or undefined. It is a text, which a browser reads faster than as many objects. */
export async function readMap(owner: string, mapId: string): Promise<KeptMap | undefined> {
  const text: unknown = await inStore('readonly', (store) => store.get(keyOf(owner, mapId)));
  return typeof text === 'string' ? (JSON.parse(text) as KeptMap) : undefined;
}

/** Does something in the store, which is open only as long. @returns the result of the request, once all of it is done */
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
