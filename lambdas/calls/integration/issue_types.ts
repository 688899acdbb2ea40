import { readFromJira } from '#lambdas/entities/integration/callJira.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { issue_types } from '#shared/contract/integration/issue_types.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS'] };
export const usesJira = true;

export const handler = implementQuery(issue_types, {
  check: appCheck,
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ input: { integrationId, projectKey }, loaded, person: { company } }) => ({
    issueTypes: await readFromJira(company, enabledIntegration(loaded, integrationId), 'issueTypes', projectKey),
  }),
});
