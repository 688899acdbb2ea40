import { type InReleaseItem, placeOnMap, putFrameIntoRelease, readForPlace } from '#lambdas/data/entities/frame.ts';
import { objectiveFrame } from '#lambdas/data/entities/objective.ts';
import { openRelease, type ReleaseItem, requireOpen } from '#lambdas/data/entities/release.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { add_objective_to_release } from '#shared/contract/objective/add_objective_to_release.ts';
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
      readForPlace(reader, 'objective', containerId, objectiveId ?? undefined),
      reader.range<InReleaseItem>(rowKeys.frameOfRelease(keys, containerId, releaseId)),
    ]);
    return { release, found, inRelease: inRelease.filter(({ type }) => type === 'release_objective') };
  },
  run: async ({ input, loaded: { release, found, inRelease }, reader: { keys }, writer }) => {
    const { containerId, releaseId, objectiveId, name } = input;
    openRelease(release);
    const wanted = { id: objectiveId ?? undefined, name: name ?? undefined };
    const { id, steps, shown } = placeOnMap(keys, containerId, objectiveFrame, wanted, found);
    const former = inRelease.find((item) => item.id === `${releaseId}-${id}`);
    const isIn = notDeleted(former) !== undefined;
    if (isIn && steps.length === 0)
      return writer.unchanged([...shown, { entity: objectiveFrame.inRelease, row: former }], { id });
    if (!isIn && inRelease.filter((item) => notDeleted(item) !== undefined).length >= MAX_FRAME_OF_RELEASE)
      throw new CallError(errors.tooManyInRelease);
    const put = isIn ? [] : putFrameIntoRelease(keys, objectiveFrame, containerId, releaseId, id, former);
    return writer.commit(
      { storyMap: containerId },
      [...steps, ...put, requireOpen(keys, containerId, releaseId)],
      { id },
      { asTheyAre: shown },
    );
  },
});
