import { isAllowed, type Person } from '#shared/rules/permissions.ts';
import * as rowKeys from '../keys.ts';
import type { Reader } from '../reader.ts';
import type { ListedMap } from './storyMap.ts';

const ROLES = ['owner', 'editor', 'viewer'] as const;

/** Reads the lists of the story maps that a person has a part in, in one round however many maps are asked about. */
export async function readMapsInLists(reader: Reader, uid: string): Promise<ListedMap[]> {
  return (
    await Promise.all(ROLES.map((role) => reader.range<ListedMap>(rowKeys.listedMaps(reader.keys, uid, role))))
  ).flat();
}

/** Whether a person may open a story map, by what `readMapsInLists` has read. */
export function mapsInLists(person: Person, listed: readonly ListedMap[]): (mapId: string) => boolean {
  const ids = new Set(listed.map(({ mapId }) => mapId));
  return (mapId) => isAllowed('map:view', { person, mapRole: ids.has(mapId) ? 'viewer' : 'none' });
}
