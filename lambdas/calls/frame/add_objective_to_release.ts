import {
  type InReleaseItem,
  placeFrame,
  putFrameIntoRelease,
  readFramePlacement,
} from '#lambdas/entities/frame/frame.ts';
import { isInRelease } from '#lambdas/entities/frame/frameInRelease.ts';
import { objectiveFrame } from '#lambdas/entities/frame/objective.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_objective_to_release } from '#shared/contract/frame/add_objective_to_release.ts';
import * as errors from '#shared/errors.ts';
import { MAX_FRAME_OF_RELEASE } from '#shared/model/limits.ts';

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE'],
  Query: ['MAP'],
  PutItem: ['OBJECTIVE', 'FRAME'],
  UpdateItem: ['MAP', 'OBJECTIVE'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(add_objective_to_release, {
  load: async ({ reader, input: { containerId, releaseId, objectiveId } }) => {
    const { keys } = reader;
    const [[release], found, inRelease] = await Promise.all([
      reader.get<[ReleaseItem]>([rowKeys.release(keys, containerId, releaseId)]),
      readFramePlacement(reader, 'objective', containerId, objectiveId ?? undefined),
      reader.range<InReleaseItem>(rowKeys.frameOfRelease(keys, containerId, releaseId)),
    ]);
    return { release, found, inRelease: inRelease.filter((item) => 'objectiveId' in item) };
  },
  run: async ({ input, loaded: { release, found, inRelease }, reader: { keys }, writer }) => {
    const { containerId, releaseId, objectiveId, name } = input;
    openRelease(release);
    const wanted = { id: objectiveId ?? undefined, name: name ?? undefined };
    const { id, row, steps, shown } = placeFrame(keys, containerId, objectiveFrame, wanted, found);
    const former = inRelease.find((item) => item.id === `${releaseId}-${id}`);
    if (isInRelease(former, row))
      return writer.unchanged([...shown, { entity: objectiveFrame.inRelease, row: former }], { id });
    const onMap = new Map(found.rows.map((one) => [one.id, one]));
    const there = inRelease.filter((item) => isInRelease(item, onMap.get(item.objectiveId)));
    if (there.length >= MAX_FRAME_OF_RELEASE) throw new CallError(errors.tooManyInRelease);
    const put = putFrameIntoRelease(keys, objectiveFrame, containerId, releaseId, row, former);
    return writer.commit(
      { storyMap: containerId },
      [...steps, ...put, requireOpenRelease(keys, containerId, releaseId)],
      { id },
      { asTheyAre: shown },
    );
  },
});
