import { KNOWN_MAPS_DATABASE, KNOWN_MAPS_KEY } from '#web/replica/story_map/known/knownMaps.ts';
import type { Page } from '../fixtures.ts';

/** The ids of the maps kept in a browser, latest first, according to its list. */
export const keptMaps = (page: Page): Promise<string[]> =>
  page.evaluate((key) => {
    const [, ...maps] = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    return maps.map((map) => (map as [string])[0]);
  }, KNOWN_MAPS_KEY);

/** All maps stored in a browser, whatever its list says: their keys, or their stored texts. */
export const mapsHeld = (page: Page, what: 'keys' | 'texts' = 'keys'): Promise<string[]> =>
  page.evaluate(
    async ([name, wanted]) => {
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(name));
      });
      try {
        if (!database.objectStoreNames.contains('maps')) return [];
        return await new Promise<string[]>((resolve, reject) => {
          const store = database.transaction('maps').objectStore('maps');
          const request = (wanted === 'keys' ? store.getAllKeys() : store.getAll()) as IDBRequest<unknown[]>;
          request.onsuccess = () => resolve(request.result.map(String));
          request.onerror = () => reject(request.error ?? new Error(name));
        });
      } finally {
        database.close();
      }
    },
    [KNOWN_MAPS_DATABASE, what] as const,
  );
