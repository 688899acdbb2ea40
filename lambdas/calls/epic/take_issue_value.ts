import { differenceToSettle, readDifference } from '#lambdas/calls/difference.ts';
import { epicEntity, type EpicItem } from '#lambdas/entities/epic/epic.ts';
import { activePriorities } from '#lambdas/entities/integration/comparedEpics.ts';
import { fieldsFromIssue } from '#lambdas/entities/integration/takenValue.ts';
import { requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { take_issue_value } from '#shared/contract/epic/take_issue_value.ts';
import * as errors from '#shared/errors.ts';
import { canTake } from '#shared/rules/integration/drift.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import * as settledTexts from '#shared/texts/integration/settled.ts';

export const grants: TableGrants = {
  Query: ['COMPANY', 'MAP'],
  BatchGetItem: ['LINKS', 'MAP', 'DETAIL'],
  PutItem: ['LINKS'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP', 'LINKS'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(take_issue_value, {
  load: async ({ reader, input }) => {
    const { containerId, releaseId, whatId, integrationId, field } = input;
    const [rows, epics] = await Promise.all([
      readDifference(reader, input, integrationId, field),
      field === 'summary'
        ? reader.range<EpicItem>(rowKeys.epicsOfWhat(reader.keys, containerId, releaseId, whatId))
        : [],
    ]);
    return { rows, epics };
  },
  run: async ({ input, loaded: { rows, epics }, reader: { keys }, writer }) => {
    const { containerId, releaseId, field, theirs } = input;
    const { epic, link, difference } = differenceToSettle(rows, input);
    const message =
      field === 'key' ? (theirs === '' ? mappingTexts.unlinked : settledTexts.moved) : settledTexts.theirs;
    if (difference === undefined) return writer.unchanged([{ entity: epicEntity, row: epic }], { message });
    const priorities = activePriorities(rows.settings);
    const known = { priorities, followed: rows.seen?.issue?.followed };
    if (!canTake(field, theirs, epic.completed, known)) throw new CallError(errors.driftNotSettleable);
    const set = fieldsFromIssue(epic, link, field, theirs, {
      ...{ ...known, epics },
      exploreObjects: rows.exploreObjects,
    });
    return writer.commit(
      { storyMap: containerId },
      [change(epicEntity, epic, set), requireOpenRelease(keys, containerId, releaseId)],
      { message },
    );
  },
});
