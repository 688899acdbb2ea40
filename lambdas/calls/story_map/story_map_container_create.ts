import { createStoryMap } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { story_map_container_create } from '#shared/contract/story_map/story_map_container_create.ts';
import { newId } from '#shared/model/ids.ts';

export const grants: TableGrants = { PutItem: ['USER', 'MAPS', 'MAP'] };

export const handler = implementCommand(story_map_container_create, {
  load: async () => undefined,
  run: async ({ input: { name, why }, person, reader, writer }) => {
    const id = newId();
    const map = { id, name, why, owner: person.uid, createdAt: Date.now() };
    return writer.commit({ storyMap: id }, [createStoryMap(reader.keys, map)], { id });
  },
});
