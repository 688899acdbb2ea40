/** Texts about connections with Jira. */

export const connected = 'Successfully connected to Jira';
export const statuses = {
  ACTIVE: 'connected',
  INITIAL: 'connection in progress',
  'JIRA-404': 'url invalid or unreachable or plugin not installed',
  'JIRA-DELETED': 'integration deleted in Jira',
  'JIRA-DISABLED': 'needs enabling in Jira',
  'JIRA-INCOMING-DISABLED': 'incoming requests disabled',
  'JIRA-EXISTS': 'an integration for the company and region already exists; delete and retry',
  'URL-CHANGED': 'the url changed; refresh the connection',
} as const;
