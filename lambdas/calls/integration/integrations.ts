import { integrationEntity, readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { integrations } from '#shared/contract/integration/integrations.ts';
import { compareNames } from '#shared/rules/compareNames.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS'] };

export const handler = implementQuery(integrations, {
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ loaded }) => ({
    docs: loaded
      .map((item) => ({ ...integrationEntity.present(item), type: item.integrationType, url: item.baseUrl }))
      .sort((a, b) => compareNames(a.name, b.name)),
  }),
});
