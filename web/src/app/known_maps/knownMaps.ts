/** Where the browser keeps which maps it knows, for whom, and since when to ask what has changed on each. */
export const KNOWN_MAPS_KEY = 'storyd.knownMaps';
/** The database that holds the maps themselves. */
export const KNOWN_MAPS_DATABASE = 'storyd.knownMaps';

/** A map that is kept: its id, the cursor of its last reading, and at most how many bytes it takes. */
export type KnownMap = [id: string, cursor: number, bytes: number];

/** Whose maps are kept: nobody else is shown them. */
export const ownerOf = ({ company, uid }: { company: string; uid: string }): string => `${company}/${uid}`;

/** The maps that are kept for somebody, the last one that was kept first. What cannot be read counts as nothing. */
export function knownMaps(kept: string | null, owner: string): KnownMap[] {
  const known = parsed(kept);
  if (!Array.isArray(known) || known[0] !== owner) return [];
  const maps: unknown[] = known.slice(1);
  return maps.every(isKnownMap) ? maps : [];
}

/** Since when to ask what has changed on a map; undefined for one that is not kept. */
export function knownSince(kept: string | null, owner: string, mapId: string): number | undefined {
  return knownMaps(kept, owner).find(([id]) => id === mapId)?.[1];
}

/** Forgets all maps that are kept, in all tabs: they were for a person who is gone, or no longer for them. */
export function forgetKnownMaps(): void {
  localStorage.removeItem(KNOWN_MAPS_KEY);
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(KNOWN_MAPS_DATABASE);
}

function isKnownMap(map: unknown): map is KnownMap {
  if (!Array.isArray(map) || map.length !== 3) return false;
  const [id, ...numbers] = map as unknown[];
  return typeof id === 'string' && numbers.every((value) => typeof value === 'number');
}

function parsed(kept: string | null): unknown {
  try {
    return kept === null ? null : JSON.parse(kept);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
