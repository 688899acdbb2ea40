import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { restorableEntity } from '#lambdas/entities/story_map/restorable.ts';
import { requireNoCircleBelow } from '#lambdas/entities/story_map/storyMapLink.ts';
import { readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import { restoreWhat } from '#lambdas/entities/what/restoreWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
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
      readUsage(reader, containerId, mapLimits.whats),
    ]),
  run: async ({ loaded: [[item, shared], usage], storyMap, reader, writer }) => {
    const what = restorableEntity(item);
    checkLimit(mapLimits.whats, usage);
    const [steps, noCircle] = await Promise.all([
      restoreWhat(reader, storyMap.id, what, shared),
      requireNoCircleBelow(reader, storyMap, what),
    ]);
    return writer.commit({ storyMap: storyMap.id }, [...steps, ...noCircle]);
  },
});
