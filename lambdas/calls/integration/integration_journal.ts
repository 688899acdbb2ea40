import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { integrationOf } from '#lambdas/entities/integration/integrationOf.ts';
import { readJournal } from '#lambdas/entities/integration/jiraJournal.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { integration_journal } from '#shared/contract/integration/integration_journal.ts';
import type { IntegrationType } from '#shared/model/integration/integration.ts';
import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';
import { isOutdated } from '#shared/rules/integration/issueLinks.ts';
import { isOpenFailure, replayOf } from '#shared/rules/integration/jiraJournal.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS', 'SENT'], BatchGetItem: ['MAP'] };

export const handler = implementQuery(integration_journal, {
  check: appCheck,
  load: async ({ reader, input: { integrationId, before } }) => {
    const [all, page] = await Promise.all([readIntegrations(reader), readJournal(reader, { integrationId }, before)]);
    return { all, page };
  },
  run: async ({ input: { integrationId, only }, loaded: { all, page }, reader }) => {
    const { integrationType } = integrationOf(all, integrationId);
    const { entries, next } = page;
    const docs = await withOutdated(reader, entries, integrationType);
    return { docs: only === undefined ? docs : docs.filter((one) => isOpenFailure(one) && !one.outdated), next };
  },
});

/** Says of failures that can be sent again whether they are still true of their epics. One request at most. */
async function withOutdated(reader: Reader, entries: JournalEntry[], type: IntegrationType): Promise<JournalEntry[]> {
  const open = entries.flatMap((entry) => {
    const { id, place } = entry;
    return place !== null && isOpenFailure(entry) && replayOf(entry) !== null ? [{ id, place }] : [];
  });
  const epics = await reader.get<EpicItem[]>(
    open.map(({ place: { containerId, releaseId, whatId, epicId } }) =>
      rowKeys.epic(reader.keys, containerId, releaseId, whatId, epicId),
    ),
  );
  const epicOf = new Map(open.map(({ id }, i) => [id, notDeleted(epics[i])]));
  return entries.map((entry) => {
    if (!epicOf.has(entry.id)) return entry;
    const epic = epicOf.get(entry.id);
    return { ...entry, outdated: epic === undefined || isOutdated(entry, type, epic.integrations) };
  });
}
