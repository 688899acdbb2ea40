import { createRelease } from '#lambdas/entities/release/release.ts';
import * as rooms from '#lambdas/entities/story_map/limits.ts';
import { readFill, requireRoom } from '#lambdas/entities/story_map/usage.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { create_release } from '#shared/contract/release/create_release.ts';
import { newId } from '#shared/model/ids.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementCommand(create_release, {
  load: ({ reader, input: { containerId } }) => readFill(reader, containerId, rooms.releases),
  run: async ({ input: { containerId, name }, loaded: fill, reader, writer }) => {
    requireRoom(rooms.releases, fill);
    const id = newId();
    const steps = [createRelease(reader.keys, containerId, id, name, Date.now())];
    return writer.commit({ storyMap: containerId }, steps, { id });
  },
});
