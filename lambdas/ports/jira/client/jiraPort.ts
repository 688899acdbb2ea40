import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import type { JiraClient } from './jiraClient.ts';
import { jiraIssues } from './jiraIssues.ts';
import type { JiraKind } from './jiraKind.ts';
import { jiraLinkedIssues } from './jiraLinkedIssues.ts';
import { jiraLostIssues } from './jiraLostIssues.ts';
import { jiraMeta } from './jiraMeta.ts';
import { jiraChecks } from './probeJira.ts';

/** A Jira of a kind as the product knows Jira. */
export const jiraPort = (client: JiraClient, kind: JiraKind): JiraPort => ({
  ...jiraChecks(client, kind),
  ...jiraMeta(client, kind),
  ...jiraIssues(client, kind),
  ...jiraLostIssues(client, kind),
  ...jiraLinkedIssues(client, kind),
});
