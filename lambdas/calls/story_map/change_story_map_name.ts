import { storyMapEntity } from '#lambdas/data/entities/storyMap.ts';
import { implement } from '#lambdas/runtime/implement.ts';
import { change_story_map_name } from '#shared/contract/story_map/change_story_map_name.ts';

export const handler = implement(change_story_map_name, {
  load: async () => undefined,
  run: async ({ input: { name }, storyMap, writer }) => {
    if (name === '' || name === storyMap.name) return writer.unchanged();
    return writer.commit({ storyMap: storyMap.id }, [storyMapEntity.change(storyMap, { name })]);
  },
});
