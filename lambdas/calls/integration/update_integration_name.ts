import { integrationEntity, readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { update_integration_name } from '#shared/contract/integration/update_integration_name.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS'], PutItem: ['COMPANY'], UpdateItem: ['INTEGRATIONS'] };

export const handler = implementCommand(update_integration_name, {
  check: appCheck,
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ input: { integrationId, name, expect }, loaded, writer }) => {
    const item = enabledIntegration(loaded, integrationId);
    if (item.name === name) return writer.unchanged([{ entity: integrationEntity, row: item }]);
    checkNotStale(expect, { name: item.name }, integrationEntity, item);
    return writer.commit('company', [change(integrationEntity, item, { name })]);
  },
});
