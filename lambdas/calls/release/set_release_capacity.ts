import { openRelease, releaseEntity, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { set_release_capacity } from '#shared/contract/release/set_release_capacity.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'] };

export const handler = implementCommand(set_release_capacity, {
  load: ({ reader, input: { containerId, releaseId } }) =>
    reader.get<[ReleaseItem]>([rowKeys.release(reader.keys, containerId, releaseId)]),
  run: async ({ input: { containerId, capacity }, loaded: [item], writer }) => {
    const release = openRelease(item);
    if (release.capacity === capacity) return writer.unchanged([{ entity: releaseEntity, row: release }]);
    return writer.commit({ storyMap: containerId }, [change(releaseEntity, release, { capacity })]);
  },
});
