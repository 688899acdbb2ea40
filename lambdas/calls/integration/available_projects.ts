import { readFromJira } from '#lambdas/entities/integration/callJira.ts';
import { readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { available_projects } from '#shared/contract/integration/available_projects.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS'] };
export const usesJira = true;

export const handler = implementQuery(available_projects, {
  check: appCheck,
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ input: { integrationId }, loaded, person: { company } }) => ({
    projects: await readFromJira(company, enabledIntegration(loaded, integrationId), 'projects'),
  }),
});
