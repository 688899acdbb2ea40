import type { IntegrationStatus } from '../model/integration.ts';

/** What administrators may do with a connection besides editing and deleting it. */
type ConnectionAction = 'retry' | 'refresh';

const offered: Readonly<Record<IntegrationStatus, readonly ConnectionAction[]>> = {
  ACTIVE: ['refresh'],
  INITIAL: [],
  'JIRA-404': ['retry', 'refresh'],
  'JIRA-DELETED': [],
  'JIRA-DISABLED': ['refresh'],
  'JIRA-INCOMING-DISABLED': ['retry'],
  'JIRA-EXISTS': ['retry'],
  'URL-CHANGED': ['refresh'],
};

/** Whether fields can be mapped: only while the tracker is connected (rule integration.10). */
export const offersMapping = (status: IntegrationStatus): boolean => status === 'ACTIVE';

/** The checks of a connection that its menu offers (rule integration.10). */
export const connectionActions = (status: IntegrationStatus): readonly ConnectionAction[] => offered[status];
