import { type IntegrationItem, noteProbe, readIntegrations } from '#lambdas/entities/integration/integration.ts';
import type { DueIntegration } from '#lambdas/entities/integration/linkedIssues.ts';
import { jiraGateway } from '#lambdas/ports/jira/gateway.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Connection } from '#shared/rules/integration/integrationStatus.ts';

/** The grants for checking a connection whose instance is known. */
export const checkingGrants: TableGrants = {
  Query: ['INTEGRATIONS'],
  PutItem: ['COMPANY'],
  UpdateItem: ['INTEGRATIONS'],
};

/** Checks a connection, so that its status stays true (rule integration.11). */
export async function checkConnection({ company, integrationId }: DueIntegration): Promise<void> {
  const { reader, writer } = companyStore(company);
  const author = writer({ uid: null, tab: null, call: 'check_connections' });
  const one = (all: readonly IntegrationItem[]) => all.find(({ id }) => id === integrationId);
  const item = one(await readIntegrations(reader));
  if (item === undefined || !isChecked(item)) return;
  const { integrationType, baseUrl, instanceId: knownInstance } = item;
  const { probe } = await jiraGateway().probe({
    ...{ company, integrationId, integrationType, baseUrl, knownInstance, credential: null },
  });
  await withRetries(async () => {
    const all = await readIntegrations(reader);
    const now = one(all);
    // What an administrator has changed meanwhile was checked then.
    if (now === undefined || now.baseUrl !== baseUrl || !isChecked(now)) return;
    const { connection, fault, steps } = noteProbe(now, all, probe);
    if (!isSame(connection, now) || fault !== (now.fault ?? null)) await author.commit('company', steps);
  });
}

const isSame = (one: Connection, other: Connection): boolean =>
  one.status === other.status &&
  one.instanceId === other.instanceId &&
  (one.webUrl ?? null) === (other.webUrl ?? null) &&
  one.unanswered === other.unanswered;

/** Another instance than the one that is known is for an administrator to vouch for, not for the clock. */
const isChecked = ({ enabled, hasCredential, status, instanceId }: IntegrationItem): boolean =>
  enabled && hasCredential && !(status === 'URL-CHANGED' && instanceId === null);
