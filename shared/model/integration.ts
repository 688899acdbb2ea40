import * as z from 'zod/mini';

/** The kinds of issue trackers: Jira Server or Data Center, and Jira Cloud. */
export const integrationTypeSchema = z.enum(['jira-server', 'jira-cloud']);
export type IntegrationType = z.infer<typeof integrationTypeSchema>;

/** The state of a connection. `INITIAL`: it has no credential yet. */
export const integrationStatusSchema = z.enum([
  'ACTIVE',
  'INITIAL',
  'JIRA-404',
  'JIRA-DELETED',
  'JIRA-DISABLED',
  'JIRA-INCOMING-DISABLED',
  'JIRA-EXISTS',
  'URL-CHANGED',
]);
export type IntegrationStatus = z.infer<typeof integrationStatusSchema>;
