import { mapsInLists, readMapsByRole } from '#lambdas/entities/story_map/mapsInLists.ts';
import type { ChildMap } from '#lambdas/entities/story_map/storyMapLink.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { child_maps_without_access } from '#shared/contract/story_map/child_maps_without_access.ts';

export const grants: TableGrants = { Query: ['MAP', 'USER'] };

export const handler = implementQuery(child_maps_without_access, {
  load: ({ reader, input: { containerId }, uid }) =>
    Promise.all([reader.range<ChildMap>(rowKeys.childMaps(reader.keys, containerId)), readMapsByRole(reader, uid)]),
  run: async ({ loaded: [children, listed], person }) => {
    const mayOpen = mapsInLists(person, listed);
    const ids = children.map(({ childContainerId }) => childContainerId);
    return { containerIds: [...new Set(ids)].filter((id) => !mayOpen(id)) };
  },
});
