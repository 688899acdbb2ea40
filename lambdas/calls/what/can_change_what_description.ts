import { isVisible, kindOf, missingError, type OnMap, parentKeys } from '#lambdas/entities/change_request/onMap.ts';
import type { SharedUse } from '#lambdas/entities/company/shared.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { can_change_what_description } from '#shared/contract/what/can_change_what_description.ts';

export const grants: TableGrants = { Query: ['WHAT', 'WHO'] };

export const handler = implementQuery(can_change_what_description, {
  load: ({ reader, input: { containerId, objectId, changeType } }) => {
    const kind = kindOf[changeType];
    return Promise.all([
      reader.get<[OnMap]>([rowKeys.onMap(reader.keys, kind, containerId, objectId)]),
      reader.range<SharedUse>(rowKeys.sharedUses(reader.keys, kind, objectId)),
    ]);
  },
  run: async ({ input: { containerId, changeType }, loaded: [[item], uses], reader }) => {
    const there = notDeleted(item);
    if (there === undefined) throw new CallError(missingError[kindOf[changeType]]);
    const others = uses.filter((use) => use.mapId !== containerId);
    const [parents, heads] = await Promise.all([
      reader.get<WhatItem[]>(parentKeys(reader.keys, containerId, there)),
      reader.get<StoryMapHead[]>(others.map((use) => rowKeys.storyMap(reader.keys, use.mapId))),
    ]);
    if (!isVisible(there, parents[0])) throw new CallError(missingError[kindOf[changeType]]);
    return { canChange: heads.every((head) => notDeleted(head) === undefined) };
  },
});
