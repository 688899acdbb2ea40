import {
  type InReleaseItem,
  placeFrame,
  putFrameIntoRelease,
  readFramePlacement,
} from '#lambdas/entities/frame/frame.ts';
import { isInRelease } from '#lambdas/entities/frame/frameInRelease.ts';
import { problemFrame } from '#lambdas/entities/frame/problem.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_problem_to_release } from '#shared/contract/frame/add_problem_to_release.ts';
import * as errors from '#shared/errors.ts';
import { MAX_FRAME_OF_RELEASE } from '#shared/model/limits.ts';

export const grants: TableGrants = {
  BatchGetItem: ['PROBLEM'],
  Query: ['MAP'],
  PutItem: ['PROBLEM', 'FRAME'],
  UpdateItem: ['MAP', 'PROBLEM'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(add_problem_to_release, {
  load: async ({ reader, input: { containerId, releaseId, problemId } }) => {
    const { keys } = reader;
    const [[release], found, inRelease] = await Promise.all([
      reader.get<[ReleaseItem]>([rowKeys.release(keys, containerId, releaseId)]),
      readFramePlacement(reader, 'problem', containerId, problemId ?? undefined),
      reader.range<InReleaseItem>(rowKeys.frameOfRelease(keys, containerId, releaseId)),
    ]);
    return { release, found, inRelease: inRelease.filter((item) => 'problemId' in item) };
  },
  run: async ({ input, loaded: { release, found, inRelease }, reader: { keys }, writer }) => {
    const { containerId, releaseId, problemId, name } = input;
    openRelease(release);
    const wanted = { id: problemId ?? undefined, name: name ?? undefined };
    const { id, row, steps, shown } = placeFrame(keys, containerId, problemFrame, wanted, found);
    const former = inRelease.find((item) => item.id === `${releaseId}-${id}`);
    if (isInRelease(former, row))
      return writer.unchanged([...shown, { entity: problemFrame.inRelease, row: former }], { id });
    const onMap = new Map(found.rows.map((one) => [one.id, one]));
    const there = inRelease.filter((item) => isInRelease(item, onMap.get(item.problemId)));
    if (there.length >= MAX_FRAME_OF_RELEASE) throw new CallError(errors.tooManyInRelease);
    const put = putFrameIntoRelease(keys, problemFrame, containerId, releaseId, row, former);
    return writer.commit(
      { storyMap: containerId },
      [...steps, ...put, requireOpenRelease(keys, containerId, releaseId)],
      { id },
      { asTheyAre: shown },
    );
  },
});
