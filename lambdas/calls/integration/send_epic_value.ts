import { differenceToSettle, readDifference } from '#lambdas/calls/difference.ts';
import { epicEntity } from '#lambdas/entities/epic/epic.ts';
import { epicInRelease, exportedEpicOf } from '#lambdas/entities/integration/epicExport.ts';
import { setLinks, withBase } from '#lambdas/entities/integration/epicLink.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { type SavedMappingItem, savedMappingOf } from '#lambdas/entities/integration/savedMapping.ts';
import { sendValue } from '#lambdas/entities/integration/sendValue.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import { send_epic_value } from '#shared/contract/integration/send_epic_value.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { canSend, comparedIssue } from '#shared/rules/integration/drift.ts';
import { followedName } from '#shared/rules/integration/followedFields.ts';
import * as settledTexts from '#shared/texts/integration/settled.ts';
import * as settlingTexts from '#shared/texts/integration/settling.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'COMPANY', 'MAP'],
  BatchGetItem: ['LINKS', 'MAP', 'DETAIL', 'INTEGRATIONS'],
  PutItem: ['LINKS'],
  UpdateItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};
export const usesJira = true;

export const handler = implementCommand(send_epic_value, {
  check: appCheck,
  load: async ({ reader, input: { storydEpicInfo, integrationId, field } }) => {
    const [rows, all] = await Promise.all([
      readDifference(reader, storydEpicInfo, integrationId, field),
      readIntegrations(reader),
    ]);
    return { rows, all };
  },
  run: async ({ input, loaded: { rows, all }, person, reader, writer }) => {
    const { keys } = reader;
    const { storydEpicInfo, integrationId, field } = input;
    const { epic, link, difference } = differenceToSettle(rows, input);
    const message = settledTexts.ours;
    if (difference === undefined) return writer.unchanged([{ entity: epicEntity, row: epic }], { message });
    const { ours } = difference;
    if (!canSend(ours)) throw new CallError(errors.driftNotSettleable);
    const integration = enabledIntegration(all, integrationId);
    const { issueKey } = link.integrationInfo;
    const sender = { company: person.company, uid: person.uid, place: storydEpicInfo };
    const issue = await sendValue(sender, integration, link, difference, {
      followed: rows.seen?.issue?.followed,
      status: input.status,
      mapped: await readSent(reader, rows, input),
    });
    if ('choices' in issue) {
      const choices = [...issue.choices];
      const choose = settlingTexts.chooseStatus({ statuses: choices.join(', ') });
      return writer.unchanged([{ entity: epicEntity, row: epic }], { message: choose, choices });
    }
    const { containerId, epicId } = storydEpicInfo;
    const links = withBase(epic, link, field, { ours, theirs: comparedIssue(issue)[field] ?? '' });
    return writer.commit(
      { storyMap: containerId },
      [
        ...setLinks(keys, containerId, epic, links),
        {
          do: 'putPointer',
          key: rowKeys.cachedIssue(keys, integrationId, epicId),
          fields: { epicId, issueKey, issue, at: Date.now() },
        },
      ],
      { message },
    );
  },
});

/**
 * What fills the field that is sent, where that is one of the mapping; undefined for another field. One round.
 * @throws CallError drift-not-settleable where the mapping is gone
 */
async function readSent(
  reader: Reader,
  { seen, exported, ...rows }: Awaited<ReturnType<typeof readDifference>>,
  { integrationId, field: wanted }: CallInput<'send_epic_value'>,
) {
  if (exported === undefined) return undefined;
  const field = seen?.issue?.followed?.find(({ id }) => followedName(id) === wanted);
  const { target } = seen?.issue ?? {};
  if (field === undefined || target === undefined) throw new CallError(errors.driftNotSettleable);
  const [saved] = await reader.get<[SavedMappingItem]>([
    rowKeys.savedMapping(reader.keys, { integrationId, ...target }),
  ]);
  const mapping = savedMappingOf(saved);
  if (mapping === undefined) throw new CallError(errors.driftNotSettleable);
  return { field, mapping, epic: exportedEpicOf(exported, epicInRelease(rows)) };
}
