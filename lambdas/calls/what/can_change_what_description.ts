import { can_change_what_description } from '#shared/contract/what/can_change_what_description.ts';
import { CallError } from '#shared/errors.ts';
import type { StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import type { WhatItem, WhatUse } from '#lambdas/data/entities/what.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(can_change_what_description, {
  load: ({ reader, input: { containerId, objectId } }) =>
    Promise.all([reader.get<[WhatItem]>([reader.keys.what(containerId, objectId)]), reader.range<WhatUse>(reader.keys.whatUses(objectId))]),
  run: async ({ input, loaded: [[item], uses], reader }) => {
    if (alive(item) === undefined) throw new CallError('what-does-not-exist');
    const others = uses.filter((use) => use.mapId !== input.containerId);
    const heads = await reader.get<StoryMapHead[]>(others.map((use) => reader.keys.storyMap(use.mapId)));
    return { canChange: heads.every((head) => alive(head) === undefined) };
  },
});
