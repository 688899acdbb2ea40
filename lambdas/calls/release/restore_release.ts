import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { restoreRelease } from '#lambdas/entities/release/restoreRelease.ts';
import * as rooms from '#lambdas/entities/story_map/limits.ts';
import { inTrash } from '#lambdas/entities/story_map/restorable.ts';
import { readFill, requireRoom } from '#lambdas/entities/story_map/usage.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
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
