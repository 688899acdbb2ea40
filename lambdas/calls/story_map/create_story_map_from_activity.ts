import { createStoryMap } from '#lambdas/entities/story_map/storyMap.ts';
import { requireUnlinked } from '#lambdas/entities/story_map/storyMapLink.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { changeWhat } from '#lambdas/entities/what/whatSteps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { create_story_map_from_activity } from '#shared/contract/story_map/create_story_map_from_activity.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { BACKBONE } from '#shared/model/limits.ts';

export const grants: TableGrants = { PutItem: ['USER', 'MAPS'], UpdateItem: ['MAP'] };

export const handler = implementCommand(create_story_map_from_activity, {
  load: ({ reader, input }) => reader.get<[WhatItem]>([rowKeys.what(reader.keys, input.containerId, input.whatId)]),
  run: async ({ input: { name, whatId, containerId }, loaded: [item], person, reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    if (what.level !== BACKBONE) throw new CallError(errors.notBackbone);
    await requireUnlinked(reader, containerId, what);
    const id = newId();
    const map = { id, name, why: what.description, owner: person.uid, createdAt: Date.now() };
    return writer.commit(
      { storyMap: containerId },
      [
        createStoryMap(reader.keys, map, { containerId, whatId }),
        ...changeWhat(reader.keys, containerId, what, { childContainerId: map.id }),
      ],
      { id },
    );
  },
});
