import { integrationEntity, moveIntegration, readIntegrations } from '#lambdas/data/entities/integration.ts';
import { enabledIntegration } from '#lambdas/data/entities/integrationOf.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { update_integration_url } from '#shared/contract/integration/update_integration_url.ts';
import * as errors from '#shared/errors.ts';
import { trackerUrl } from '#shared/rules/trackerUrl.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS'],
  PutItem: ['COMPANY'],
  UpdateItem: ['INTEGRATIONS'],
  DeleteItem: ['INTEGRATIONS', 'CREDENTIAL'],
};

export const handler = implementCommand(update_integration_url, {
  check: appCheck,
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ input: { integrationId, url }, loaded, reader, writer }) => {
    const item = enabledIntegration(loaded, integrationId);
    const baseUrl = trackerUrl(url);
    if (baseUrl === undefined) throw new CallError(errors.integrationUrlInvalid);
    return baseUrl === item.baseUrl
      ? writer.unchanged([{ entity: integrationEntity, row: item }])
      : writer.commit('company', moveIntegration(reader.keys, item, baseUrl));
  },
});
