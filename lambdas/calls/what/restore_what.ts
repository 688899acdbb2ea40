import { restoreWhat } from '#lambdas/data/entities/restoreWhat.ts';
import type { SharedEntity } from '#lambdas/data/entities/shared.ts';
import { requireNoCircleBelow } from '#lambdas/data/entities/storyMapLink.ts';
import type { WhatItem } from '#lambdas/data/entities/what.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { inTrash } from '#lambdas/data/restorable.ts';
import { readFill, requireRoom } from '#lambdas/data/room.ts';
import * as rooms from '#lambdas/data/rooms.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { restore_what } from '#shared/contract/what/restore_what.ts';

export const grants: TableGrants = {
  BatchGetItem: ['WHAT'],
  Query: ['MAP'],
  PutItem: ['WHAT'],
  UpdateItem: ['MAP', 'WHAT'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(restore_what, {
  load: ({ reader, input: { containerId, whatId } }) =>
    Promise.all([
      reader.get<[WhatItem, SharedEntity]>([
        rowKeys.what(reader.keys, containerId, whatId),
        rowKeys.shared(reader.keys, 'what', whatId),
      ]),
      readFill(reader, containerId, rooms.whats),
    ]),
  run: async ({ loaded: [[item, shared], fill], storyMap, reader, writer }) => {
    const what = inTrash(item);
    requireRoom(rooms.whats, fill);
    const [steps, noCircle] = await Promise.all([
      restoreWhat(reader, storyMap.id, what, shared),
      requireNoCircleBelow(reader, storyMap, what),
    ]);
    return writer.commit({ storyMap: storyMap.id }, [...steps, ...noCircle]);
  },
});
