import { readIntegrations } from '#lambdas/data/entities/integration.ts';
import { integrationOf } from '#lambdas/data/entities/integrationOf.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { readJournal } from '#lambdas/data/trackerJournal.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { integration_journal } from '#shared/contract/integration/integration_journal.ts';
import { isOpenFailure } from '#shared/rules/trackerJournal.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS', 'SENT'] };

export const handler = implementQuery(integration_journal, {
  check: appCheck,
  load: async ({ reader, input: { integrationId, before } }) => {
    const [all, page] = await Promise.all([readIntegrations(reader), readJournal(reader, { integrationId }, before)]);
    return { all, page };
  },
  run: async ({ input: { integrationId, only }, loaded: { all, page } }) => {
    integrationOf(all, integrationId);
    const { entries, next } = page;
    return { docs: only === undefined ? entries : entries.filter(isOpenFailure), next };
  },
});
