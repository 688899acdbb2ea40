/** The list of the maps in this browser: their owner, and the cursor of each from which to ask for changes. */
export const KNOWN_MAPS_KEY = 'storyd.knownMaps';
/** The database that holds the maps themselves. */
export const KNOWN_MAPS_DATABASE = 'storyd.knownMaps';

/** A kept map: its id, the cursor of its last read, and an upper bound for its bytes. */
export type KnownMap = [id: string, cursor: number, bytes: number];

/** Identifies the user whose maps are kept: other users do not see them. */
export const ownerOf = ({ company, uid }: { company: string; uid: string }): string => `${company}/${uid}`;

/** The maps kept for a user, latest first. An unreadable list counts as empty. */
export function knownMaps(kept: string | null, owner: string): KnownMap[] {
  const known = parsed(kept);
  if (!Array.isArray(known) || known[0] !== owner) return [];
  const maps: unknown[] = known.slice(1);
  return maps.every(isKnownMap) ? maps : [];
}

/**
 * The age, in milliseconds, from which a kept map is read anew. Deleted entities are erased after 30 days, and may then
 * be added again with lower versions than a copy knows.
 */
const MAX_AGE_MS = 29 * 24 * 60 * 60 * 1000;

/**
 * The cursor from which to ask for changes of a map; undefined when the map is not kept, or for too long.
 * @param now in milliseconds
 */
export function knownSince(
  kept: string | null,
  owner: string,
  containerId: string,
  now = Date.now(),
): number | undefined {
  const since = knownMaps(kept, owner).find(([id]) => id === containerId)?.[1];
  return since !== undefined && now - since < MAX_AGE_MS ? since : undefined;
}

/** Deletes all kept maps, in all tabs: their user has signed out, or may no longer see them. */
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
