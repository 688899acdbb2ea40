import { releaseEntity, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { release_list } from '#shared/contract/release/release_list.ts';
import { pageOfReleases } from '#shared/rules/releases.ts';
import { totalsOfParts } from '#shared/rules/releaseTotals.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementQuery(release_list, {
  load: ({ reader, input: { containerId } }) => reader.range<ReleaseItem>(rowKeys.releases(reader.keys, containerId)),
  run: async ({ input: { containerId, order, direction, includeCompleted, page: asked }, loaded: all, reader }) => {
    const there = all.filter((release) => notDeleted(release) !== undefined);
    const how = { order, direction, includesCompleted: includeCompleted, page: asked };
    const { items, page, totalPages, total } = pageOfReleases(there, how);
    const completed = there.filter((release) => release.completed).length;
    const parts = await Promise.all(
      items.map(({ id }) => reader.range<ReleaseWhatItem>(rowKeys.whatsOfRelease(reader.keys, containerId, id))),
    );
    const totals = Object.fromEntries(
      items.map(({ id }, i) => [id, totalsOfParts((parts[i] ?? []).filter((part) => notDeleted(part) !== undefined))]),
    );
    return { docs: items.map((item) => releaseEntity.present(item)), totals, page, totalPages, total, completed };
  },
});
