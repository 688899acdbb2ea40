import { openRelease, releaseEntity, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { change_release_name } from '#shared/contract/release/change_release_name.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'] };

export const handler = implementCommand(change_release_name, {
  load: ({ reader, input: { containerId, releaseId } }) =>
    reader.get<[ReleaseItem]>([rowKeys.release(reader.keys, containerId, releaseId)]),
  run: async ({ input: { containerId, name, expect }, loaded: [item], writer }) => {
    const release = openRelease(item);
    if (release.name === name) return writer.unchanged([{ entity: releaseEntity, row: release }]);
    checkNotStale(expect, { name: release.name }, releaseEntity, release);
    return writer.commit({ storyMap: containerId }, [change(releaseEntity, release, { name })]);
  },
});
