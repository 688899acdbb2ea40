import { mapsInLists, readMapsByRole } from '#lambdas/data/entities/mapsInLists.ts';
import type { ChildMap } from '#lambdas/data/entities/storyMapLink.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { container_children } from '#shared/contract/hierarchy/container_children.ts';

export const grants: TableGrants = { Query: ['MAP', 'USER'] };

export const handler = implementQuery(container_children, {
  load: ({ reader, input: { containerId }, uid }) =>
    Promise.all([reader.range<ChildMap>(rowKeys.childMaps(reader.keys, containerId)), readMapsByRole(reader, uid)]),
  run: async ({ loaded: [links, listed], person, storyMap }) => {
    const maySee = mapsInLists(person, listed);
    const children = links.map(({ childContainerId, storyName }) => ({
      childContainerId,
      storyName: maySee(childContainerId) ? storyName : null,
    }));
    return { name: storyMap.name, children };
  },
});
