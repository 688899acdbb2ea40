import {
  integrationEntity,
  noteProbe,
  putCredential,
  readIntegrations,
} from '#lambdas/entities/integration/integration.ts';
import { enabledIntegration } from '#lambdas/entities/integration/integrationOf.ts';
import { jiraGateway } from '#lambdas/ports/jira/gateway.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { set_credential } from '#shared/contract/integration/set_credential.ts';
import { newCredential } from '#shared/rules/integration/credentialState.ts';
import { credentialError } from '#shared/rules/integration/integrations.ts';
import { wayOut } from '#shared/rules/integration/wayOut.ts';
import * as integrationTexts from '#shared/texts/integration/integrations.ts';

export const grants: TableGrants = {
  Query: ['INTEGRATIONS'],
  PutItem: ['COMPANY', 'INTEGRATIONS', 'CREDENTIAL', 'DUE'],
  UpdateItem: ['INTEGRATIONS'],
  DeleteItem: ['INTEGRATIONS'],
};
export const usesJira = true;

export const handler = implementCommand(set_credential, {
  check: appCheck,
  load: ({ reader }) => readIntegrations(reader),
  run: async ({ input: { integrationId, token, email, expect }, loaded, person: { company }, reader, writer }) => {
    const item = enabledIntegration(loaded, integrationId);
    const { integrationType, baseUrl } = item;
    const refusal = credentialError(integrationType, email);
    if (refusal !== undefined) throw new CallError(refusal);
    // The credential is for Jira that its sender saw, and is sent to no other.
    checkNotStale(expect, { url: baseUrl }, integrationEntity, item);
    // With a new credential the administrator vouches for Jira that answers now.
    const { probe, ciphertext } = await jiraGateway().probe({
      ...{ company, integrationId, integrationType, baseUrl, credential: { token, email } },
      knownInstance: null,
    });
    if (ciphertext === null) throw new Error('the gateway has not encrypted the credential');
    const { connection, fault, steps } = noteProbe(item, loaded, probe, {
      hasCredential: true,
      ...newCredential,
    });
    const { status } = connection;
    const success = status === 'ACTIVE';
    return writer.commit('company', [...steps, putCredential(reader.keys, item, ciphertext)], {
      success,
      message: success
        ? integrationTexts.connected
        : (wayOut({ ...item, status, fault }) ?? integrationTexts.statuses[status]),
    });
  },
});
