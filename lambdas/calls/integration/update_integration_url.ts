import { integrationEntity, moveIntegration, readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { update_integration_url } from '#shared/contract/integration/update_integration_url.ts';
import * as errors from '#shared/errors.ts';
import { jiraAddress } from '#shared/rules/integration/jiraAddress.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS'],
  PutItem: ['COMPANY'],
  UpdateItem: ['INTEGRATIONS'],
  DeleteItem: ['INTEGRATIONS', 'CREDENTIAL', 'DUE'],
};

export const handler = implementCommand(update_integration_url, {
  check: appCheck,
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ input: { integrationId, url, expect }, loaded, reader, writer }) => {
    const item = enabledIntegration(loaded, integrationId);
    const baseUrl = jiraAddress(url);
    if (baseUrl === undefined) throw new CallError(errors.integrationUrlInvalid);
    if (baseUrl === item.baseUrl) return writer.unchanged([{ entity: integrationEntity, row: item }]);
    checkNotStale(expect, { url: item.baseUrl }, integrationEntity, item);
    return writer.commit('company', moveIntegration(reader.keys, item, baseUrl));
  },
});
