import type { TrackerPort } from '#lambdas/ports/jira/port.ts';
import type { JiraClient } from './jiraClient.ts';
import { createIssue, deleteRemoteLink, findIssues, putRemoteLink, testIssue } from './jiraIssues.ts';
import type { JiraKind } from './jiraKind.ts';
import { readIssue, readIssues, transitionIssue, updateIssue } from './jiraLinkedIssues.ts';
import { findExported } from './jiraLostIssues.ts';
import { readFields, readIssueTypes, readProjects, seesProject } from './jiraMeta.ts';
import { isKnownInstance, probeJira } from './probeJira.ts';

/** A Jira of a kind as the product knows trackers. */
export function jiraPort(client: JiraClient, kind: JiraKind): TrackerPort {
  return {
    probe: (knownInstance) => probeJira(client, kind, knownInstance),
    isInstance: (known) => isKnownInstance(client, kind, known),
    projects: () => readProjects(client, kind),
    seesProject: (projectKey) => seesProject(client, kind, projectKey),
    issueTypes: (projectKey) => readIssueTypes(client, kind, projectKey),
    findIssues: (projectId, summaries) => findIssues(client, kind, projectId, summaries),
    testIssue: (draft) => testIssue(client, kind, draft),
    createIssue: (draft, exportKey) => createIssue(client, kind, draft, exportKey),
    findExported: (lost, exportKey) => findExported(client, kind, lost, exportKey),
    issue: (key) => readIssue(client, kind, key),
    issues: (keys) => readIssues(client, kind, keys),
    updateIssue: (key, change) => updateIssue(client, kind, key, change),
    transitionIssue: (key, isDone) => transitionIssue(client, kind, key, isDone),
    putRemoteLink: (key, link) => putRemoteLink(client, kind, key, link),
    deleteRemoteLink: (key, globalId) => deleteRemoteLink(client, kind, key, globalId),
    fields: (projectKey, issueTypeId) => readFields(client, kind, projectKey, issueTypeId),
  };
}
