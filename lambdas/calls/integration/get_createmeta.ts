import { readFromJira } from '#lambdas/entities/integration/callJira.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { get_createmeta } from '#shared/contract/integration/get_createmeta.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS'] };
export const usesJira = true;

export const handler = implementQuery(get_createmeta, {
  check: appCheck,
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ input: { integrationId, projectKey, issueTypeId }, loaded, person: { company } }) => ({
    fields: await readFromJira(company, enabledIntegration(loaded, integrationId), 'fields', projectKey, issueTypeId),
  }),
});
