import { HEARTBEAT_KEY } from '#web/base/session/sessionHeartbeat.ts';
import { forgetKnownMaps, KNOWN_MAPS_KEY, type KnownMap, knownMaps } from './knownMaps.ts';
import { inStore, type KeptMap, keyOf } from './mapStore.ts';

/** The maximum number of kept maps: the last opened ones. */
export const MAX_MAPS = 20;
/** The total size limit, in bytes. */
export const MAX_BYTES = 50_000_000;
/** The maximum number of bytes per character. */
const BYTES_OF_CHARACTER = 2;

/** Keeps a map for a user, replacing those not opened for the longest time if there is no room. */
export async function keepMap(owner: string, map: KeptMap): Promise<void> {
  const text = JSON.stringify(map);
  const before = knownMaps(localStorage.getItem(KNOWN_MAPS_KEY), owner);
  const others = before.filter(([id]) => id !== map.id);
  const kept = withRoom([[map.id, map.cursor ?? 0, text.length * BYTES_OF_CHARACTER], ...others]);
  await inStore('readwrite', (store) => {
    // Deletes leftovers of another user, or another visit.
    if (before.length === 0) store.clear();
    for (const [id] of before) if (!kept.some(([other]) => other === id)) store.delete(keyOf(owner, id));
    if (kept.some(([id]) => id === map.id)) store.put(text, keyOf(owner, map.id));
    return undefined;
  });
  writeKnown(owner, kept);
}

/** Deletes a map that a user may no longer see. */
export async function forgetMap(owner: string, containerId: string): Promise<void> {
  const known = knownMaps(localStorage.getItem(KNOWN_MAPS_KEY), owner);
  writeKnown(
    owner,
    known.filter(([id]) => id !== containerId),
  );
  await inStore('readwrite', (store) => store.delete(keyOf(owner, containerId)));
}

/** The first maps of a list that fit into the limits. */
export function withRoom(maps: readonly KnownMap[]): KnownMap[] {
  let bytes = 0;
  return maps.slice(0, MAX_MAPS).filter(([, , size]) => (bytes += size) <= MAX_BYTES);
}

/** A user who signed out meanwhile, in any tab, leaves nothing behind. */
function writeKnown(owner: string, known: readonly KnownMap[]): void {
  if (localStorage.getItem(HEARTBEAT_KEY) === null) forgetKnownMaps();
  else localStorage.setItem(KNOWN_MAPS_KEY, JSON.stringify([owner, ...known]));
}
