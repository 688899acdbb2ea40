import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import * as access from '#shared/rules/access.ts';
import { type Person } from '#shared/rules/people/permissions.ts';

/**
 * The story maps that a person may see (docs/decisions/0007). What other maps have added to a shared objective or
 * problem is shown to them alone.
 */
export type VisibleMaps = { own: ReadonlySet<string>; all: boolean };

/** The ids of the maps on which a person has a role, by their lists. One request. */
export async function readOwnMaps(reader: Reader, uid: string): Promise<ReadonlySet<string>> {
  const listed = await reader.range<{ mapId: string }>(rowKeys.allListedMaps(reader.keys, uid));
  return new Set(listed.map(({ mapId: containerId }) => containerId));
}

/**
 * The maps that a person may see.
 * @param own the maps on which they have a role
 * @param containerId the map of the call, which they may see
 */
export function visibleTo(person: Person, own: ReadonlySet<string>, containerId: string): VisibleMaps {
  return { own: new Set([...own, containerId]), all: access.mapView.allows({ person, mapRole: 'none' }) };
}

/** Whether a map is among those. */
export function isVisible(containerId: string, { own, all }: VisibleMaps): boolean {
  return all || own.has(containerId);
}
