import { delete_container } from '#shared/contract/story_map/delete_container.ts';
import { deleteStoryMap, type MemberItem } from '#lambdas/data/entities/storyMap.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(delete_container, {
  load: ({ reader, input }) => reader.range<MemberItem>(reader.keys.members(input.containerId)),
  run: async ({ loaded: members, storyMap, reader, writer }) =>
    writer.commit({ storyMap: storyMap.id }, deleteStoryMap(reader.keys, storyMap, members)),
});
