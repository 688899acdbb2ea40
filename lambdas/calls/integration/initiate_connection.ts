import { createIntegration, readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { initiate_connection } from '#shared/contract/integration/initiate_connection.ts';
import * as errors from '#shared/errors.ts';
import { MAX_INTEGRATIONS } from '#shared/rules/integration/integrations.ts';
import { jiraAddress } from '#shared/rules/integration/jiraAddress.ts';
import * as integrationTexts from '#shared/texts/integration/integrations.ts';

export const grants: TableGrants = { Query: ['INTEGRATIONS'], PutItem: ['COMPANY', 'INTEGRATIONS'] };

export const handler = implementCommand(initiate_connection, {
  check: appCheck,
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ input: { connectionTypeKey, url, name }, loaded, reader, writer }) => {
    const baseUrl = jiraAddress(url);
    if (baseUrl === undefined) throw new CallError(errors.integrationUrlInvalid);
    if (loaded.length >= MAX_INTEGRATIONS) throw new CallError(errors.tooManyIntegrations);
    const { id, steps } = createIntegration(reader.keys, { integrationType: connectionTypeKey, name, baseUrl });
    return writer.commit('company', steps, { id, success: true, message: integrationTexts.statuses.INITIAL });
  },
});
