import { takeFrameOutOfRelease } from '#lambdas/data/entities/frame.ts';
import { objectiveFrame, type ReleaseObjectiveItem } from '#lambdas/data/entities/objective.ts';
import { openRelease, type ReleaseItem, requireOpen } from '#lambdas/data/entities/release.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_objective_from_release } from '#shared/contract/objective/remove_objective_from_release.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['OBJECTIVE'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(remove_objective_from_release, {
  load: ({ reader, input: { containerId, releaseId, objectiveId } }) =>
    reader.get<[ReleaseItem, ReleaseObjectiveItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.releaseFrame(reader.keys, 'objective', containerId, releaseId, objectiveId),
    ]),
  run: async ({ input: { containerId, releaseId }, loaded: [release, item], reader: { keys }, writer }) => {
    openRelease(release);
    const there = notDeleted(item);
    if (there === undefined) throw new CallError(errors.objectiveNotInRelease);
    return writer.commit({ storyMap: containerId }, [
      ...takeFrameOutOfRelease(keys, objectiveFrame, there),
      requireOpen(keys, containerId, releaseId),
    ]);
  },
});
