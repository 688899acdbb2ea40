import { releaseEntity, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
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
