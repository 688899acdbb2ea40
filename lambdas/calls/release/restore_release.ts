import type { ReleaseItem } from '#lambdas/data/entities/release.ts';
import type { ReleaseWhatItem } from '#lambdas/data/entities/releaseWhat.ts';
import { restoreRelease } from '#lambdas/data/entities/restoreRelease.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { inTrash } from '#lambdas/data/restorable.ts';
import { readFill, requireRoom } from '#lambdas/data/room.ts';
import * as rooms from '#lambdas/data/rooms.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { restore_release } from '#shared/contract/release/restore_release.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'], DeleteItem: ['MAP'] };

export const handler = implementCommand(restore_release, {
  load: ({ reader, input: { containerId, releaseId } }) =>
    Promise.all([
      reader.get<[ReleaseItem]>([rowKeys.release(reader.keys, containerId, releaseId)]),
      reader.range<ReleaseWhatItem>(rowKeys.whatsOfRelease(reader.keys, containerId, releaseId)),
      readFill(reader, containerId, rooms.releases),
    ]),
  run: async ({ input: { containerId }, loaded: [[item], whats, fill], reader, writer }) => {
    const release = inTrash(item);
    requireRoom(rooms.releases, fill);
    return writer.commit({ storyMap: containerId }, await restoreRelease(reader, containerId, release, whats));
  },
});
