import { integrationEntity, noteProbe, readIntegrations } from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { jiraGateway } from '#lambdas/ports/jira/gateway.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { CallHandler } from '#lambdas/runtime/respond.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { retry_connection } from '#shared/contract/integration/retry_connection.ts';

/** A call that checks a connection; all of them have the same shape. */
type ConnectionCheck = Omit<typeof retry_connection, 'name' | 'path'> & { name: string; path: `/${string}` };

/** The grants of such a call. */
export const checkGrants: TableGrants = {
  Query: ['INTEGRATIONS'],
  PutItem: ['COMPANY', 'INTEGRATIONS'],
  UpdateItem: ['INTEGRATIONS'],
  DeleteItem: ['INTEGRATIONS'],
};

/**
 * Creates the handler of a call that checks a connection. One without a credential stays as it is. Where the address or
 * Jira behind it has changed, the administrator who asks vouches for the one that answers now.
 */
export function implementConnectionCheck(definition: ConnectionCheck): CallHandler {
  return implementCommand(definition, {
    check: appCheck,
    load: ({ reader }) => readIntegrations(reader),
    run: async ({ input: { integrationId }, loaded, person: { company }, writer }) => {
      const item = enabledIntegration(loaded, integrationId);
      const { integrationType, baseUrl, status, instanceId } = item;
      if (!item.hasCredential) return writer.unchanged([{ entity: integrationEntity, row: item }], { status });
      const { probe } = await jiraGateway().probe({
        ...{ company, integrationId, integrationType, baseUrl, credential: null },
        knownInstance: status === 'URL-CHANGED' ? null : instanceId,
      });
      const { connection, steps } = noteProbe(item, loaded, probe);
      return writer.commit('company', steps, { status: connection.status });
    },
  });
}
