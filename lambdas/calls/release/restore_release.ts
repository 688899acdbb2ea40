import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { restoreRelease } from '#lambdas/entities/release/restoreRelease.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { restorableEntity } from '#lambdas/entities/story_map/restorable.ts';
import { readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
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
      readUsage(reader, containerId, mapLimits.releases),
    ]),
  run: async ({ input: { containerId }, loaded: [[item], whats, usage], reader, writer }) => {
    const release = restorableEntity(item);
    checkLimit(mapLimits.releases, usage);
    return writer.commit({ storyMap: containerId }, await restoreRelease(reader, containerId, release, whats));
  },
});
