import { mapsInLists, readMapsByRole } from '#lambdas/entities/story_map/mapsInLists.ts';
import type { ChildMap } from '#lambdas/entities/story_map/storyMapLink.ts';
import { belongsToParent, type WhatItem } from '#lambdas/entities/what/what.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { container_children } from '#shared/contract/story_map/container_children.ts';

export const grants: TableGrants = { Query: ['MAP', 'USER'] };

export const handler = implementQuery(container_children, {
  load: ({ reader, input: { containerId }, uid }) =>
    Promise.all([reader.range<ChildMap>(rowKeys.childMaps(reader.keys, containerId)), readMapsByRole(reader, uid)]),
  run: async ({ input: { containerId }, loaded: [links, listed], person, reader, storyMap }) => {
    const maySee = mapsInLists(person, listed);
    const children = (await visibleLinks(reader, containerId, links)).map(({ childContainerId, storyName }) => ({
      childContainerId,
      storyName: maySee(childContainerId) ? storyName : null,
    }));
    return { name: storyMap.name, children };
  },
});

/**
 * The links of Activities that are on the map: deleting one, or the one above it, leaves its link as it is, so that
 * restoring brings it back (rule trash.8). One round, or two with links of sub-activities.
 */
async function visibleLinks(reader: Reader, containerId: string, links: readonly ChildMap[]): Promise<ChildMap[]> {
  const read = (ids: readonly string[]) =>
    ids.length === 0 ? [] : reader.get<WhatItem[]>(ids.map((id) => rowKeys.what(reader.keys, containerId, id)));
  const whats = await read(links.map(({ whatId }) => whatId));
  const parents = await read(whats.flatMap((what) => notDeleted(what)?.parentId ?? []));
  return links.filter(({ childContainerId }, i) => {
    const what = notDeleted(whats[i]);
    const parent = parents.find((one) => one?.id === what?.parentId);
    return what?.childContainerId === childContainerId && belongsToParent(what, parent);
  });
}
