import { takeFrameOutOfRelease } from '#lambdas/entities/frame/frame.ts';
import { isInRelease } from '#lambdas/entities/frame/frameInRelease.ts';
import { objectiveFrame, type ObjectiveItem, type ReleaseObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_objective_from_release } from '#shared/contract/frame/remove_objective_from_release.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['OBJECTIVE'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(remove_objective_from_release, {
  load: ({ reader, input: { containerId, releaseId, objectiveId } }) =>
    reader.get<[ReleaseItem, ReleaseObjectiveItem, ObjectiveItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.releaseFrame(reader.keys, 'objective', containerId, releaseId, objectiveId),
      rowKeys.objective(reader.keys, containerId, objectiveId),
    ]),
  run: async ({ input: { containerId, releaseId }, loaded: [release, item, onMap], reader: { keys }, writer }) => {
    openRelease(release);
    if (item === undefined || !isInRelease(item, onMap)) throw new CallError(errors.objectiveNotInRelease);
    return writer.commit({ storyMap: containerId }, [
      takeFrameOutOfRelease(objectiveFrame, item),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
