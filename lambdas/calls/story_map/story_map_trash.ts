import { restorableEntries } from '#lambdas/entities/story_map/restorable.ts';
import { presentTrash } from '#lambdas/entities/story_map/trash.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { latest } from '#lambdas/store/rangeReads.ts';
import type { TrashEntry } from '#lambdas/store/steps/trash.ts';
import { story_map_trash } from '#shared/contract/story_map/story_map_trash.ts';
import { TRASH_PAGE_SIZE } from '#shared/model/story_map/trash.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementQuery(story_map_trash, {
  load: ({ reader, input: { containerId, before } }) =>
    latest<TrashEntry>(reader, rowKeys.trash(reader.keys, containerId), { before, limit: TRASH_PAGE_SIZE }),
  run: async ({ input: { containerId }, loaded: page, reader }) => {
    const { entries, next } = restorableEntries(page, rowKeys.trash(reader.keys, containerId));
    const rows = await reader.get(entries.flatMap(({ row, under }) => [row, ...under]));
    return { docs: presentTrash(entries, rows), next };
  },
});
