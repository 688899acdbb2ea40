import { get_container } from '#shared/contract/story_map/get_container.ts';
import { presentBoard } from '#lambdas/data/entities/board.ts';
import { presentStoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import type { Stored } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(get_container, {
  load: ({ reader, input }) => reader.range<Stored>(reader.keys.board(input.containerId)),
  run: async ({ loaded, storyMap, mapRole }) => ({
    ...presentStoryMapHead(storyMap),
    role: mapRole,
    ...presentBoard(loaded),
  }),
});
