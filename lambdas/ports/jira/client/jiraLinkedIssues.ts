import * as z from 'zod/mini';
import { JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import { ISSUES_AT_ONCE, type IssueRefusal, type JiraIssue, type JiraPort } from '#lambdas/ports/jira/port.ts';
import { deliveredStatus, type StatusAhead } from '#shared/rules/integration/doneStatus.ts';
import * as settlingTexts from '#shared/texts/integration/settling.ts';
import type { JiraClient } from './jiraClient.ts';
import { issuePath, type JiraKind } from './jiraKind.ts';
import { contentOf } from './jiraPages.ts';
import { answered, refusalIn, success } from './jiraRefusal.ts';
import { jiraFields } from './jiraValues.ts';
import { textOfValue } from './readValues.ts';

const named = z.object({ name: z.string() });
const status = z.object({
  name: z.string(),
  statusCategory: z.optional(z.object({ key: z.string(), name: z.optional(z.string()) })),
});
const issue = z.object({
  key: z.string(),
  fields: z.looseObject({
    summary: z.optional(z.nullable(z.string())),
    status,
    resolution: z.optional(z.nullable(named)),
    priority: z.optional(z.nullable(named)),
    fixVersions: z.optional(z.nullable(z.array(named))),
    project: z.object({ id: z.string() }),
    issuetype: z.object({ id: z.string() }),
  }),
});
const found = z.object({ issues: z.array(issue) });
const transitions = z.object({ transitions: z.array(z.object({ id: z.string(), to: status })) });

const FIELDS = ['summary', 'status', 'resolution', 'priority', 'fixVersions', 'project', 'issuetype'];
/** The category of statuses that mean that an issue is done. */
const DONE = 'done';

const isDoneIn = ({ statusCategory }: z.infer<typeof status>) => statusCategory?.key === DONE;

/** What is asked of a Jira about issues that epics are linked with. */
export const jiraLinkedIssues = (
  client: JiraClient,
  kind: JiraKind,
): Pick<JiraPort, 'issue' | 'issues' | 'updateIssue' | 'transitionIssue'> => ({
  /** An issue by its key, also by a former one. @throws JiraRefusedError */
  async issue(key, fieldIds = []) {
    const answer = await answered(
      client.read(`${issuePath(kind, key)}?fields=${[...FIELDS, ...fieldIds].map(encodeURIComponent).join(',')}`),
    );
    // A security level hides one issue from an account that may see others.
    if (answer.status === 403) throw new JiraRefusedError('not-found');
    const { json } = await success(client, Promise.resolve(answer));
    return issueIn(kind, contentOf(issue, json), fieldIds);
  },
  /** The issues of some keys: those that the account sees. @throws JiraRefusedError */
  async issues(keys, fieldIds = []) {
    if (keys.length > ISSUES_AT_ONCE) throw new Error(`${keys.length} issues are too many at once`);
    const fields = [...FIELDS, ...fieldIds];
    const jql = `key in (${keys.map((key) => JSON.stringify(key)).join(', ')})`;
    // Jira refuses a whole search for one unknown key, unless the search says not to validate its keys.
    const asked =
      kind.bulkFetch === null
        ? client.write('POST', `${kind.api}${kind.search}`, {
            ...{ jql, validateQuery: false, maxResults: ISSUES_AT_ONCE, fields },
          })
        : client.write('POST', `${kind.api}${kind.bulkFetch}`, { issueIdsOrKeys: keys, fields });
    const { json } = await success(client, asked);
    return contentOf(found, json).issues.map((one) => issueIn(kind, one, fieldIds));
  },
  /** Changes an issue. @returns why Jira does not. @throws JiraRefusedError */
  async updateIssue(key, { summary, priority, fixVersion, withoutFixVersions = [], values = [] }) {
    const fields = {
      ...jiraFields(kind, values),
      ...(summary !== undefined && { summary }),
      ...(priority !== undefined && { priority: { name: priority } }),
    };
    // A list among the fields would replace the versions that somebody else has set.
    const fixVersions = [
      ...withoutFixVersions.map((name) => ({ remove: { name } })),
      ...(fixVersion === undefined ? [] : [{ add: { name: fixVersion } }]),
    ];
    const body = { fields, ...(fixVersions.length > 0 && { update: { fixVersions } }) };
    const answer = await answered(client.write('PUT', issuePath(kind, key), body));
    if (answer.status === 400) return refusalIn(answer);
    if (answer.status !== 204) await success(client, Promise.resolve(answer));
    return true;
  },
  /**
   * Brings an issue into a status that is done or not, if its workflow has one way, or one that is plainly meant, or
   * that was chosen.
   * @returns why it does not
   * @throws JiraRefusedError
   */
  async transitionIssue(key, isDone, chosen) {
    const path = `${issuePath(kind, key)}/transitions`;
    const { json } = await success(client, client.read(path));
    const ways = contentOf(transitions, json)
      .transitions.filter(({ to }) => isDoneIn(to) === isDone)
      .map(({ id, to }) => ({ id, name: to.name, category: to.statusCategory?.name ?? '' }));
    const named = ways.find(({ name }) => name === chosen);
    const way = named ?? (isDone ? deliveredStatus(ways) : ways[0]);
    if (way === undefined) return noWay(ways);
    const answer = await answered(client.write('POST', path, { transition: { id: way.id } }));
    // A screen of the transition may want more than anybody has said.
    if (answer.status === 400) return refusalIn(answer);
    if (answer.status !== 204) await success(client, Promise.resolve(answer));
    return true;
  },
});

function noWay(ways: readonly StatusAhead[]): IssueRefusal {
  if (ways.length === 0) return { messages: [settlingTexts.noWay], errors: {} };
  const choices = [...new Set(ways.map(({ name }) => name))];
  return { messages: [settlingTexts.chooseStatus({ statuses: choices.join(', ') })], errors: {}, choices };
}

function issueIn(kind: JiraKind, { key, fields }: z.infer<typeof issue>, fieldIds: readonly string[]): JiraIssue {
  const { summary, status: present, resolution, priority, fixVersions, project, issuetype } = fields;
  return {
    key,
    summary: summary ?? '',
    status: present.name,
    isDone: isDoneIn(present),
    resolution: resolution?.name ?? null,
    priority: priority?.name ?? null,
    fixVersions: (fixVersions ?? []).map(({ name }) => name),
    projectId: project.id,
    issueTypeId: issuetype.id,
    ...(fieldIds.length > 0 && {
      values: Object.fromEntries(fieldIds.map((id) => [id, textOfValue(kind, id, fields[id])])),
    }),
  };
}
