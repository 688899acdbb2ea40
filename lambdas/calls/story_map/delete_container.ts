import { delete_container } from '#shared/contract/story_map/delete_container.ts';
import { deleteStoryMap, type MemberItem } from '#lambdas/data/entities/storyMap.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(delete_container, {
  load: ({ reader, input }) => reader.range<MemberItem>(reader.keys.members(input.containerId)),
  run: async ({ loaded: members, storyMap, reader, writer }) => {
    const present = members.filter((member) => alive(member) !== undefined);
    return writer.commit({ storyMap: storyMap.id }, deleteStoryMap(reader.keys, storyMap, present));
  },
});
