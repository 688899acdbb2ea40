import { HEARTBEAT_KEY } from '../session/sessionHeartbeat.ts';
import { forgetKnownMaps, KNOWN_MAPS_KEY, type KnownMap, knownMaps } from './knownMaps.ts';
import { inStore, type KeptMap, keyOf } from './mapStore.ts';

/** So many maps are kept, the last ones that were open. */
export const MAX_MAPS = 20;
/** What all of them may take, in bytes. */
export const MAX_BYTES = 50_000_000;
/** A character takes two bytes at most. */
const BYTES_OF_CHARACTER = 2;

/** Keeps a map for somebody, in place of the longest unseen ones where there is no room. */
export async function keepMap(owner: string, map: KeptMap): Promise<void> {
  const text = JSON.stringify(map);
  const before = knownMaps(localStorage.getItem(KNOWN_MAPS_KEY), owner);
  const others = before.filter(([id]) => id !== map.id);
  const kept = withRoom([[map.id, map.cursor ?? 0, text.length * BYTES_OF_CHARACTER], ...others]);
  await inStore('readwrite', (store) => {
    // Nothing is known of what another person, or another visit, may have left there.
    if (before.length === 0) store.clear();
    for (const [id] of before) if (!kept.some(([other]) => other === id)) store.delete(keyOf(owner, id));
    if (kept.some(([id]) => id === map.id)) store.put(text, keyOf(owner, map.id));
    return undefined;
  });
  writeKnown(owner, kept);
}

/** Forgets a map that somebody may no longer see. */
export async function forgetMap(owner: string, mapId: string): Promise<void> {
  const known = knownMaps(localStorage.getItem(KNOWN_MAPS_KEY), owner);
  writeKnown(
    owner,
    known.filter(([id]) => id !== mapId),
  );
  await inStore('readwrite', (store) => store.delete(keyOf(owner, mapId)));
}

/** The first of some maps that there is room for. */
export function withRoom(maps: readonly KnownMap[]): KnownMap[] {
  let bytes = 0;
  return maps.slice(0, MAX_MAPS).filter(([, , size]) => (bytes += size) <= MAX_BYTES);
}

/** Whoever signed out meanwhile, in whichever tab, leaves nothing behind. */
function writeKnown(owner: string, known: readonly KnownMap[]): void {
  if (localStorage.getItem(HEARTBEAT_KEY) === null) forgetKnownMaps();
  else localStorage.setItem(KNOWN_MAPS_KEY, JSON.stringify([owner, ...known]));
}
