import { releaseEntity, type ReleaseItem, existingRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { uncomplete_release } from '#shared/contract/release/uncomplete_release.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'] };

export const handler = implementCommand(uncomplete_release, {
  load: ({ reader, input: { containerId, releaseId } }) =>
    reader.get<[ReleaseItem]>([rowKeys.release(reader.keys, containerId, releaseId)]),
  run: async ({ input: { containerId }, loaded: [item], writer }) => {
    const release = existingRelease(item);
    if (!release.completed) return writer.unchanged([{ entity: releaseEntity, row: release }]);
    return writer.commit({ storyMap: containerId }, [change(releaseEntity, release, { completed: false })]);
  },
});
