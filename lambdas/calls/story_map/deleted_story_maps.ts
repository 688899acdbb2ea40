import { restorableEntries } from '#lambdas/entities/story_map/restorable.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { latest } from '#lambdas/store/rangeReads.ts';
import type { TrashEntry } from '#lambdas/store/steps/trash.ts';
import { deleted_story_maps } from '#shared/contract/story_map/deleted_story_maps.ts';
import { TRASH_PAGE_SIZE } from '#shared/model/story_map/trash.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['USER'] };

export const handler = implementQuery(deleted_story_maps, {
  load: async ({ reader, uid, input: { before } }) => {
    const list = rowKeys.trashOfOwner(reader.keys, uid);
    return restorableEntries(await latest<TrashEntry>(reader, list, { before, limit: TRASH_PAGE_SIZE }), list);
  },
  run: async ({ loaded: { entries, next }, reader }) => {
    const heads = await reader.get<StoryMapHead[]>(entries.map(({ row }) => row));
    const docs = entries.flatMap(({ at }, i) => {
      const head = heads[i];
      return head?.deletedAt === at ? [{ id: head.id, name: head.name, deletedAt: at }] : [];
    });
    return { docs, next };
  },
});
