import * as z from 'zod/mini';
import { JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import type { IssueType, ListedProject } from '#shared/model/integration/fieldMapping.ts';
import type { JiraClient } from './jiraClient.ts';
import { jiraFieldSchema, issueField } from './jiraFields.ts';
import type { JiraKind } from './jiraKind.ts';
import { contentOf, fitting, readPages } from './jiraPages.ts';
import { answered, success } from './jiraRefusal.ts';

const project = z.object({ id: z.string(), key: z.string(), name: z.string() });
const issueType = z.object({ id: z.string(), name: z.string(), subtask: z.boolean() });
const listed = z.extend(project, { issueTypes: z.optional(z.array(issueType)) });

/** Of how many projects the types are asked for one by one, where Jira names them in no other way. */
const ASKED_ALONE = 25;

/** What is asked of a Jira about its projects. */
export const jiraMeta = (
  client: JiraClient,
  kind: JiraKind,
): Pick<JiraPort, 'projects' | 'seesProject' | 'issueTypes' | 'fields'> => ({
  /** The projects that the account sees, with their types of issues as far as Jira tells. @throws JiraRefusedError */
  async projects() {
    const { api, lists } = kind;
    if (lists.projects !== null) {
      const all = await readPages(client, `${api}${lists.projects}?expand=issueTypes`, 'values', listed);
      return all.map(({ issueTypes, ...one }) => ({
        ...one,
        ...(issueTypes && { issueTypes: issueTypes.map(typeOf) }),
      }));
    }
    const { json } = await success(client, client.read(`${api}/project`));
    const all = contentOf(z.array(z.record(z.string(), z.unknown())), json).flatMap((one) => fitting(project, one));
    return all.length > ASKED_ALONE ? all : Promise.all(all.map((one) => withTypes(client, kind, one)));
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
    // A sub-task needs an issue above it, which an epic has not got.
    return (await typesIn(client, kind, projectKey)).filter(({ isSubTask }) => !isSubTask);
  },
  /** The fields of a type of issues that can be mapped. @throws JiraRefusedError */
  async fields(projectKey, issueTypeId) {
    const path = `${createMeta(kind, projectKey)}/${encodeURIComponent(issueTypeId)}`;
    const all = await readPages(client, path, kind.lists.fields, jiraFieldSchema);
    return all.flatMap((field) => issueField(field) ?? []);
  },
});

const typeOf = ({ id, name, subtask }: z.infer<typeof issueType>): IssueType => ({ id, name, isSubTask: subtask });

async function typesIn(client: JiraClient, kind: JiraKind, projectKey: string): Promise<IssueType[]> {
  const all = await readPages(client, createMeta(kind, projectKey), kind.lists.issueTypes, issueType);
  return all.map(typeOf);
}

/** Refusals that are about one project, in which the account may create nothing. */
const OF_PROJECT: ReadonlySet<string> = new Set(['not-found', 'requests-refused', 'faulty']);

/** A project with its types of issues; without them where Jira refuses to tell. @throws JiraRefusedError */
async function withTypes(client: JiraClient, kind: JiraKind, one: z.infer<typeof project>): Promise<ListedProject> {
  try {
    return { ...one, issueTypes: await typesIn(client, kind, one.key) };
  } catch (error) {
    if (!(error instanceof JiraRefusedError) || !OF_PROJECT.has(error.reason)) throw error;
    return one;
  }
}

const createMeta = ({ api }: JiraKind, projectKey: string) =>
  `${api}/issue/createmeta/${encodeURIComponent(projectKey)}/issuetypes`;
