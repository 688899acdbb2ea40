import { epicInRelease, exportedEpicOf, readEpicRows } from '#lambdas/entities/integration/epicExport.ts';
import { linkableEpic } from '#lambdas/entities/integration/epicLink.ts';
import { failedEntry } from '#lambdas/entities/integration/failedEntry.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { journalEntry } from '#lambdas/entities/integration/jiraJournal.ts';
import { addLinkInJira, removeLinkInJira } from '#lambdas/entities/integration/remoteLinks.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { replay_sent } from '#shared/contract/integration/replay_sent.ts';
import * as errors from '#shared/errors.ts';
import { isOutdated } from '#shared/rules/integration/issueLinks.ts';
import * as journalTexts from '#shared/texts/integration/jiraJournal.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS', 'COMPANY', 'MAP'],
  BatchGetItem: ['DETAIL', 'SENT'],
};
export const usesJira = true;

export const handler = implementQuery(replay_sent, {
  check: appCheck,
  load: async ({ reader, input: { storydEpicInfo, entryId } }) => {
    const [all, rows, entry] = await Promise.all([
      readIntegrations(reader),
      readEpicRows(reader, storydEpicInfo),
      journalEntry(reader, storydEpicInfo, entryId),
    ]);
    return { all, rows, entry };
  },
  run: async ({ input: { storydEpicInfo, entryId }, loaded: { all, rows, entry }, person: { company, uid } }) => {
    const failed = failedEntry(entry, 'link');
    const { change, integrationId, issueKey } = failed;
    const integration = enabledIntegration(all, integrationId);
    const { epic } = linkableEpic(rows);
    if (issueKey === null || isOutdated(failed, integration.integrationType, epic.integrations))
      throw new CallError(errors.journalEntryOutdated);
    const sender = { company, uid, place: storydEpicInfo, replays: entryId };
    const warning =
      change === 'putRemoteLink'
        ? await addLinkInJira(
            sender,
            integration,
            issueKey,
            exportedEpicOf(rows, epicInRelease(rows))['epic-name'] || issueKey,
          )
        : await removeLinkInJira(sender, integration, issueKey);
    return { issueKey, message: journalTexts.sentAgain, warning };
  },
});
