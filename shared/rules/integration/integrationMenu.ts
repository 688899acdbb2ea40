import type { IntegrationStatus } from '#shared/model/integration/integration.ts';

/** What administrators may do with a connection; `retry` and `refresh` check it, `connect` gives it its first token. */
export type IntegrationEntry = 'retry' | 'refresh' | 'connect' | 'edit' | 'mapping' | 'drift' | 'journal' | 'delete';

const checks: Readonly<Record<IntegrationStatus, readonly IntegrationEntry[]>> = {
  ACTIVE: ['refresh'],
  INITIAL: ['connect'],
  'JIRA-404': ['retry', 'refresh'],
  'JIRA-DELETED': [],
  'JIRA-DISABLED': ['refresh'],
  'JIRA-INCOMING-DISABLED': ['retry'],
  'JIRA-EXISTS': ['retry'],
  'URL-CHANGED': ['refresh'],
};

/**
 * The entries of a connection's menu (rule integration.10): checks by its status, its first token, and fields to map only while Jira
 * is connected.
 */
export function integrationEntries(status: IntegrationStatus): readonly IntegrationEntry[] {
  const mapping = status === 'ACTIVE' ? (['mapping'] as const) : [];
  return [...checks[status], 'edit', ...mapping, 'drift', 'journal', 'delete'];
}
