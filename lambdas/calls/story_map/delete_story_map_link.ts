import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { unlinkStoryMap } from '#lambdas/entities/story_map/storyMapLink.ts';
import { whatEntity, type WhatItem } from '#lambdas/entities/what/what.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_story_map_link } from '#shared/contract/story_map/delete_story_map_link.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(delete_story_map_link, {
  load: ({ reader, input: { containerId, whatId, childContainerId } }) =>
    reader.get<[WhatItem, StoryMapHead]>([
      rowKeys.what(reader.keys, containerId, whatId),
      ...(childContainerId === undefined ? [] : [rowKeys.storyMap(reader.keys, childContainerId)]),
    ]),
  run: async ({ input: { containerId }, loaded: [item, named], reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    const childId = what.childContainerId;
    if (childId === null) return writer.unchanged([{ entity: whatEntity, row: what }]);
    const child =
      named?.id === childId ? named : (await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, childId)]))[0];
    return writer.commit({ storyMap: containerId }, unlinkStoryMap(reader.keys, containerId, what, child));
  },
});
