import { deleteStoryMap, type MemberItem } from '#lambdas/entities/story_map/storyMap.ts';
import { unlinkDeletedMap } from '#lambdas/entities/story_map/storyMapLink.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { delete_container } from '#shared/contract/story_map/delete_container.ts';

export const grants: TableGrants = {
  Query: ['MAP'],
  PutItem: ['USER'],
  UpdateItem: ['MAP'],
  DeleteItem: ['USER', 'MAPS', 'MAP'],
};

export const handler = implementCommand(delete_container, {
  load: ({ reader, input }) => reader.range<MemberItem>(rowKeys.members(reader.keys, input.containerId)),
  run: async ({ loaded: members, storyMap, reader, writer }) => {
    const present = members.filter((member) => notDeleted(member) !== undefined);
    const ref = storyMap.parentWhatRef;
    const [parent] = await reader.get<[WhatItem]>(
      ref === null ? [] : [rowKeys.what(reader.keys, ref.containerId, ref.whatId)],
    );
    return writer.commit({ storyMap: storyMap.id }, [
      deleteStoryMap(storyMap, present),
      ...unlinkDeletedMap(storyMap, parent),
    ]);
  },
});
