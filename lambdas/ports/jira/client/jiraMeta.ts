import * as z from 'zod/mini';
import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import type { JiraClient } from './jiraClient.ts';
import { jiraFieldSchema, issueField } from './jiraFields.ts';
import type { JiraKind } from './jiraKind.ts';
import { contentOf, fitting, readPages } from './jiraPages.ts';
import { answered, success } from './jiraRefusal.ts';

const project = z.object({ id: z.string(), key: z.string(), name: z.string() });
const issueType = z.object({ id: z.string(), name: z.string(), subtask: z.boolean() });

/** What is asked of a Jira about its projects. */
export const jiraMeta = (
  client: JiraClient,
  kind: JiraKind,
): Pick<JiraPort, 'projects' | 'seesProject' | 'issueTypes' | 'fields'> => ({
  /** The projects that the account sees. @throws JiraRefusedError */
  async projects() {
    const { api, lists } = kind;
    if (lists.projects !== null) return readPages(client, `${api}${lists.projects}`, 'values', project);
    const { json } = await success(client, client.read(`${api}/project`));
    return contentOf(z.array(z.record(z.string(), z.unknown())), json).flatMap((one) => fitting(project, one));
  },
  /** Whether the account sees a project. @throws JiraRefusedError */
  async seesProject(projectKey) {
    const answer = await answered(client.read(`${kind.api}/project/${encodeURIComponent(projectKey)}`));
    if (answer.status === 403 || answer.status === 404) return false;
    await success(client, Promise.resolve(answer));
    return true;
  },
  /** The types of issues that the account may create in a project, without sub-tasks. @throws JiraRefusedError */
  async issueTypes(projectKey) {
    const all = await readPages(client, createMeta(kind, projectKey), kind.lists.issueTypes, issueType);
    // A sub-task needs an issue above it, which an epic has not got.
    return all.filter(({ subtask }) => !subtask).map(({ id, name, subtask }) => ({ id, name, isSubTask: subtask }));
  },
  /** The fields of a type of issues that can be mapped. @throws JiraRefusedError */
  async fields(projectKey, issueTypeId) {
    const path = `${createMeta(kind, projectKey)}/${encodeURIComponent(issueTypeId)}`;
    const all = await readPages(client, path, kind.lists.fields, jiraFieldSchema);
    return all.flatMap((field) => issueField(field) ?? []);
  },
});

const createMeta = ({ api }: JiraKind, projectKey: string) =>
  `${api}/issue/createmeta/${encodeURIComponent(projectKey)}/issuetypes`;
