import { releaseEntity, type ReleaseItem, existingRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_release } from '#shared/contract/release/delete_release.ts';
import * as errors from '#shared/errors.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['MAP'] };

export const handler = implementCommand(delete_release, {
  load: ({ reader, input: { containerId, releaseId } }) =>
    reader.get<[ReleaseItem]>([rowKeys.release(reader.keys, containerId, releaseId)]),
  run: async ({ input: { containerId }, loaded: [item], writer }) => {
    const release = existingRelease(item);
    if (release.completed)
      throw new CallError(errors.releaseCompleted, { message: errorTexts.completedReleaseDeleted });
    return writer.commit({ storyMap: containerId }, [remove(releaseEntity, release)]);
  },
});
