import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import * as access from '#shared/rules/access.ts';
import { type Person } from '#shared/rules/people/permissions.ts';
import type { ListedMap } from './storyMap.ts';

const ROLES = ['owner', 'editor', 'viewer'] as const;
/** A story map in a person's list, with their role on it. */
export type MapByRole = ListedMap & { role: (typeof ROLES)[number] };

/** Reads the lists of story maps on which a person has a role, in one round for any number of maps. */
export async function readMapsByRole(reader: Reader, uid: string): Promise<MapByRole[]> {
  const lists = await Promise.all(
    ROLES.map(async (role) => {
      const listed = await reader.range<ListedMap>(rowKeys.listedMaps(reader.keys, uid, role));
      return listed.map((map) => ({ ...map, role }));
    }),
  );
  return lists.flat();
}

/** Whether a person may open a story map, by the result of `readMapsByRole`. */
export function mapsInLists(person: Person, listed: readonly ListedMap[]): (containerId: string) => boolean {
  const ids = new Set(listed.map(({ mapId: containerId }) => containerId));
  return (containerId) => access.mapView.allows({ person, mapRole: ids.has(containerId) ? 'viewer' : 'none' });
}
