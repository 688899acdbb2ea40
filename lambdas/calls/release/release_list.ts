import { releaseEntity, type ReleaseItem } from '#lambdas/data/entities/release.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { release_list } from '#shared/contract/release/release_list.ts';
import { pageOfReleases } from '#shared/rules/releases.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementQuery(release_list, {
  load: ({ reader, input: { containerId } }) => reader.range<ReleaseItem>(rowKeys.releases(reader.keys, containerId)),
  run: async ({ input: { order, direction, includeCompleted, page: asked }, loaded: all }) => {
    const there = all.filter((release) => notDeleted(release) !== undefined);
    const how = { order, direction, includesCompleted: includeCompleted, page: asked };
    const { items, page, totalPages, total } = pageOfReleases(there, how);
    const completed = there.filter((release) => release.completed).length;
    return { docs: items.map((item) => releaseEntity.present(item)), page, totalPages, total, completed };
  },
});
