import { storyMapEntity } from '#lambdas/data/entities/storyMap.ts';
import { implement } from '#lambdas/runtime/implement.ts';
import { change_story_map_why } from '#shared/contract/story_map/change_story_map_why.ts';

export const handler = implement(change_story_map_why, {
  load: async () => undefined,
  run: async ({ input: { why }, storyMap, writer }) => {
    if (why === storyMap.why) return writer.unchanged();
    return writer.commit({ storyMap: storyMap.id }, [storyMapEntity.change(storyMap, { why })]);
  },
});
