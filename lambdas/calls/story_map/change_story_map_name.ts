import { storyMapEntity } from '#lambdas/entities/story_map/storyMap.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { change_story_map_name } from '#shared/contract/story_map/change_story_map_name.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'] };

export const handler = implementCommand(change_story_map_name, {
  load: async () => undefined,
  run: async ({ input: { name, expect }, storyMap, writer }) => {
    if (name === '' || name === storyMap.name) return writer.unchanged([{ entity: storyMapEntity, row: storyMap }]);
    checkNotStale(expect, { name: storyMap.name }, storyMapEntity, storyMap);
    return writer.commit({ storyMap: storyMap.id }, [change(storyMapEntity, storyMap, { name })]);
  },
});
