import type { TrackerPort } from '../port.ts';
import type { JiraClient } from './jiraClient.ts';
import type { JiraKind } from './jiraKind.ts';
import { readFields, readIssueTypes, readProjects } from './jiraMeta.ts';
import { probeJira } from './probeJira.ts';

/** A Jira of a kind as the product knows trackers. */
export function jiraPort(client: JiraClient, kind: JiraKind): TrackerPort {
  return {
    probe: (knownInstance) => probeJira(client, kind, knownInstance),
    projects: () => readProjects(client, kind),
    issueTypes: (projectKey) => readIssueTypes(client, kind, projectKey),
    fields: (projectKey, issueTypeId) => readFields(client, kind, projectKey, issueTypeId),
  };
}
