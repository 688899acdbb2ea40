import { createRelease } from '#lambdas/data/entities/release.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { readFill, requireRoom } from '#lambdas/data/room.ts';
import * as rooms from '#lambdas/data/rooms.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
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
