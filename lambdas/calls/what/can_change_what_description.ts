import { can_change_what_description } from '#shared/contract/what/can_change_what_description.ts';
import { CallError } from '#shared/errors.ts';
import type { SharedUse } from '#lambdas/data/entities/shared.ts';
import type { StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { isUnder, type WhatItem } from '#lambdas/data/entities/what.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(can_change_what_description, {
  load: ({ reader, input: { containerId, objectId } }) =>
    Promise.all([reader.get<[WhatItem]>([reader.keys.what(containerId, objectId)]), reader.range<SharedUse>(reader.keys.sharedUses('what', objectId))]),
  run: async ({ input, loaded: [[item], uses], reader }) => {
    const what = alive(item);
    if (what === undefined) throw new CallError('what-does-not-exist');
    const others = uses.filter((use) => use.mapId !== input.containerId);
    const parentKey = what.parentId === null ? undefined : reader.keys.what(input.containerId, what.parentId);
    const [parents, heads] = await Promise.all([
      reader.get<WhatItem[]>(parentKey === undefined ? [] : [parentKey]),
      reader.get<StoryMapHead[]>(others.map((use) => reader.keys.storyMap(use.mapId))),
    ]);
    if (!isUnder(what, parents[0])) throw new CallError('what-does-not-exist');
    return { canChange: heads.every((head) => alive(head) === undefined) };
  },
});
