import { KNOWN_MAPS_KEY, knownMaps } from './knownMaps.ts';
import { readMap } from './mapStore.ts';

/** A story map that its user has opened in this browser. */
export type RecentMap = { id: string; name: string };

/** How many are named. */
const MAX_RECENT = 5;

/** The story maps that a user has opened last in this browser, latest first. @param except the open one */
export async function recentMaps(owner: string, except: string | undefined): Promise<RecentMap[]> {
  const ids = knownMaps(localStorage.getItem(KNOWN_MAPS_KEY), owner)
    .map(([id]) => id)
    .filter((id) => id !== except)
    .slice(0, MAX_RECENT);
  const copies = await Promise.all(ids.map((id) => readMap(owner, id)));
  return copies.flatMap((copy) => (copy === undefined ? [] : { id: copy.id, name: copy.name }));
}
