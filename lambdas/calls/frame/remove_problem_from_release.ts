import { takeFrameOutOfRelease } from '#lambdas/entities/frame/frame.ts';
import { isInRelease } from '#lambdas/entities/frame/frameInRelease.ts';
import { problemFrame, type ProblemItem, type ReleaseProblemItem } from '#lambdas/entities/frame/problem.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_problem_from_release } from '#shared/contract/frame/remove_problem_from_release.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['PROBLEM'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(remove_problem_from_release, {
  load: ({ reader, input: { containerId, releaseId, problemId } }) =>
    reader.get<[ReleaseItem, ReleaseProblemItem, ProblemItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.releaseFrame(reader.keys, 'problem', containerId, releaseId, problemId),
      rowKeys.problem(reader.keys, containerId, problemId),
    ]),
  run: async ({ input: { containerId, releaseId }, loaded: [release, item, onMap], reader: { keys }, writer }) => {
    openRelease(release);
    if (item === undefined || !isInRelease(item, onMap)) throw new CallError(errors.problemNotInRelease);
    return writer.commit({ storyMap: containerId }, [
      takeFrameOutOfRelease(problemFrame, item),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
