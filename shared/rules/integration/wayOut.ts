import type { ConnectionFault, Integration, IntegrationStatus } from '#shared/model/integration/integration.ts';
import * as faultTexts from '#shared/texts/integration/connectionFaults.ts';

/** What is told of connections that were checked before faults were noted. */
const usual: Partial<Readonly<Record<IntegrationStatus, ConnectionFault>>> = {
  'JIRA-DELETED': 'token-refused',
  'JIRA-DISABLED': 'no-permission',
  'JIRA-INCOMING-DISABLED': 'account-refused',
  'URL-CHANGED': 'other-jira',
};

/** Why a connection does not work and what to do about it (rule integration.15); undefined where its status says it all. */
export function wayOut({
  status,
  fault,
  integrationType,
  baseUrl,
}: Pick<Integration, 'status' | 'fault' | 'integrationType' | 'baseUrl'>): string | undefined {
  if (status === 'ACTIVE' || status === 'JIRA-EXISTS') return undefined;
  const known = fault ?? usual[status];
  if (known === undefined) return status === 'INITIAL' ? faultTexts.noToken : undefined;
  const isCloudToken = known === 'token-refused' && integrationType === 'jira-cloud';
  return isCloudToken ? faultTexts.cloudTokenRefused({ baseUrl }) : faultTexts.faults[known];
}
