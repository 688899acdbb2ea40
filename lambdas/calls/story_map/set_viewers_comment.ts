import { storyMapEntity } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { set_viewers_comment } from '#shared/contract/story_map/set_viewers_comment.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'] };

export const handler = implementCommand(set_viewers_comment, {
  load: async () => undefined,
  run: async ({ input: { viewersComment }, storyMap, writer }) => {
    if (viewersComment === storyMap.viewersComment)
      return writer.unchanged([{ entity: storyMapEntity, row: storyMap }]);
    return writer.commit({ storyMap: storyMap.id }, [change(storyMapEntity, storyMap, { viewersComment })]);
  },
});
