import { readLinked, seenDifference } from '#lambdas/calls/difference.ts';
import { copyEpic, readEpicCopyRows } from '#lambdas/entities/epic/copyToStoryMap.ts';
import { epicEntity, moveEpic } from '#lambdas/entities/epic/epic.ts';
import { otherReleases, readOpenReleases } from '#lambdas/entities/integration/comparedEpics.ts';
import { withBase } from '#lambdas/entities/integration/epicLink.ts';
import { requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { follow_fix_version } from '#shared/contract/epic/follow_fix_version.ts';
import * as errors from '#shared/errors.ts';
import { releaseToFollow } from '#shared/rules/integration/drift.ts';
import * as settledTexts from '#shared/texts/integration/settled.ts';

export const grants: TableGrants = {
  Query: ['MAP'],
  BatchGetItem: ['LINKS'],
  PutItem: ['LINKS'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(follow_fix_version, {
  load: async ({ reader, input }) => {
    const [linked, releases] = await Promise.all([
      readLinked(reader, input, input.integrationId),
      readOpenReleases(reader, input.containerId),
    ]);
    return { linked, releases };
  },
  run: async ({ input, loaded: { linked, releases }, reader, writer }) => {
    const { containerId, releaseId, whatId, epicId } = input;
    const { epic, link, difference } = seenDifference(linked, 'fixVersion', input, ({ name }) => name);
    const message = settledTexts.theirs;
    if (difference === undefined) return writer.unchanged([{ entity: epicEntity, row: epic }], { message });
    const { theirs } = difference;
    const target = releaseToFollow(theirs, epic.completed, otherReleases(releases, releaseId));
    if (target === undefined) throw new CallError(errors.driftNotSettleable);
    const { keys } = reader;
    const places = { from: { containerId, releaseId }, to: { containerId, releaseId: target.id } };
    const copyRows = await readEpicCopyRows(reader, { whatId, epicId, ...places });
    const integrations = withBase(epic, link, 'fixVersion', { ours: theirs, theirs });
    const { fields, steps } = copyEpic(keys, containerId, target, { ...epic, integrations }, copyRows);
    return writer.commit(
      { storyMap: containerId },
      [
        ...steps,
        moveEpic(keys, containerId, epic, fields),
        requireOpenRelease(keys, containerId, releaseId),
        requireOpenRelease(keys, containerId, target.id),
      ],
      { message },
    );
  },
});
