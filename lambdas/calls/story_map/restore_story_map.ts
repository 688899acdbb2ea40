import { restorableEntity } from '#lambdas/entities/story_map/restorable.ts';
import { restoreStoryMap } from '#lambdas/entities/story_map/restoreStoryMap.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { restore_story_map } from '#shared/contract/story_map/restore_story_map.ts';

export const grants: TableGrants = {
  BatchGetItem: ['MAP'],
  Query: ['MAP'],
  PutItem: ['MAP', 'MAPS', 'USER'],
  UpdateItem: ['MAP'],
  DeleteItem: ['USER'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(restore_story_map, {
  load: async ({ reader, input: { containerId } }) => {
    const [[head], members] = await Promise.all([
      reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, containerId)]),
      reader.range<MemberItem>(rowKeys.members(reader.keys, containerId)),
    ]);
    return { head, members };
  },
  run: async ({ loaded: { head, members }, person, reader, writer }) => {
    // A map that is somebody else's answers like one that is not there.
    const storyMap = restorableEntity(head?.owner === person.uid ? head : undefined);
    const present = members.filter((member) => notDeleted(member) !== undefined);
    const { steps, lostParent } = await restoreStoryMap(reader, storyMap, present);
    return writer.commit({ storyMap: storyMap.id }, steps, { lostParent });
  },
});
