import * as z from 'zod/mini';
import type { TrackerField, TrackerIssueType, TrackerProject } from '#shared/model/integration/fieldMapping.ts';
import type { JiraClient } from './jiraClient.ts';
import { jiraFieldSchema, trackerField } from './jiraFields.ts';
import type { JiraKind } from './jiraKind.ts';
import { contentOf, fitting, readPages } from './jiraPages.ts';
import { answered, success } from './jiraRefusal.ts';

const project = z.object({ id: z.string(), key: z.string(), name: z.string() });
const issueType = z.object({ id: z.string(), name: z.string(), subtask: z.boolean() });

/** The projects that the account sees. @throws TrackerRefused */
export async function readProjects(client: JiraClient, { api, lists }: JiraKind): Promise<TrackerProject[]> {
  if (lists.projects !== null) return readPages(client, `${api}${lists.projects}`, 'values', project);
  const { json } = await success(client, client.read(`${api}/project`));
  return contentOf(z.array(z.record(z.string(), z.unknown())), json).flatMap((one) => fitting(project, one));
}

/** Whether the account sees a project. @throws TrackerRefused */
export async function seesProject(client: JiraClient, { api }: JiraKind, projectKey: string): Promise<boolean> {
  const answer = await answered(client.read(`${api}/project/${encodeURIComponent(projectKey)}`));
  if (answer.status === 403 || answer.status === 404) return false;
  await success(client, Promise.resolve(answer));
  return true;
}

/** The types of issues that the account may create in a project, without sub-tasks. @throws TrackerRefused */
export async function readIssueTypes(
  client: JiraClient,
  kind: JiraKind,
  projectKey: string,
): Promise<TrackerIssueType[]> {
  const all = await readPages(client, createMeta(kind, projectKey), kind.lists.issueTypes, issueType);
  // A sub-task needs an issue above it, which an epic has not got.
  return all.filter(({ subtask }) => !subtask).map(({ id, name, subtask }) => ({ id, name, isSubTask: subtask }));
}

/** The fields of a type of issues that can be mapped. @throws TrackerRefused */
export async function readFields(
  client: JiraClient,
  kind: JiraKind,
  projectKey: string,
  issueTypeId: string,
): Promise<TrackerField[]> {
  const path = `${createMeta(kind, projectKey)}/${encodeURIComponent(issueTypeId)}`;
  const all = await readPages(client, path, kind.lists.fields, jiraFieldSchema);
  return all.flatMap((field) => trackerField(field) ?? []);
}

const createMeta = ({ api }: JiraKind, projectKey: string) =>
  `${api}/issue/createmeta/${encodeURIComponent(projectKey)}/issuetypes`;
