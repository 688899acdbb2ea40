import * as z from 'zod/mini';
import { toWords } from '#lambdas/ports/jira/jqlWords.ts';
import type { FoundIssue, IssueDraft, IssueRefusal, JiraPort } from '#lambdas/ports/jira/port.ts';
import { issueValueText } from '#shared/rules/integration/mapEpic.ts';
import * as faultTexts from '#shared/texts/integration/jiraFaults.ts';
import type { JiraAnswer, JiraClient } from './jiraClient.ts';
import { EXPORT_PROPERTY, issuePath as pathOf, type JiraKind } from './jiraKind.ts';
import { contentOf } from './jiraPages.ts';
import { answered, refusalIn, success, unreadable } from './jiraRefusal.ts';
import { jiraFields } from './jiraValues.ts';

/** How many issues of the same summary a search looks at. */
const CANDIDATES = 100;

const created = z.object({ key: z.string() });
const found = z.object({
  issues: z.array(z.object({ key: z.string(), fields: z.object({ summary: z.optional(z.nullable(z.string())) }) })),
});

/** What is asked of a Jira about new issues. */
export const jiraIssues = (
  client: JiraClient,
  kind: JiraKind,
): Pick<JiraPort, 'createIssue' | 'testIssue' | 'findIssues' | 'putRemoteLink' | 'deleteRemoteLink'> => ({
  /** Creates an issue, which keeps the key of its export. @throws JiraRefusedError */
  async createIssue(draft, exportKey) {
    const body = { ...bodyOf(kind, draft), properties: [{ key: EXPORT_PROPERTY, value: { key: exportKey } }] };
    const answer = await answered(client.write('POST', `${kind.api}/issue`, body));
    if (answer.status === 400) return refusalIn(answer);
    return (answer.status === 500 ? notStored(draft) : undefined) ?? createdIn(client, answer);
  },
  /**
   * Tests a draft by sending it without a summary, so that a valid one has no other error than that. An issue that comes
   * about all the same is deleted at once. @throws JiraRefusedError
   */
  async testIssue(draft) {
    const body = bodyOf(kind, draft, { summary: '' });
    const answer = await answered(client.write('POST', `${kind.api}/issue`, body));
    if (answer.status === 400) {
      const { messages, errors } = refusalIn(answer);
      const { summary: _summary, ...others } = errors;
      return { messages, errors: others, left: null };
    }
    const { key } = await createdIn(client, answer);
    const removed = await answered(client.write('DELETE', `${kind.api}/issue/${encodeURIComponent(key)}`));
    return { messages: [], errors: {}, left: removed.status === 204 ? null : key };
  },
  /** The keys of the issues with a summary, by summaries. @throws JiraRefusedError */
  async findIssues(projectId, summaries) {
    const keys: [string, string[]][] = [];
    for (const summary of summaries) keys.push([summary, await search(client, kind, projectId, summary)]);
    return Object.fromEntries(keys);
  },
  /** Links an issue to a page, or changes the link of that id. @throws JiraRefusedError */
  async putRemoteLink(key, link) {
    const { globalId, url, title } = link;
    const body = {
      ...{ globalId, relationship: 'epic', application: { type: 'com.storyd', name: 'StorYd' } },
      object: { url, title },
    };
    await success(client, client.write('POST', `${pathOf(kind, key)}/remotelink`, body));
    return true;
  },
  /** Removes the link of an id from an issue; nothing if either is gone. @throws JiraRefusedError */
  async deleteRemoteLink(key, globalId) {
    const path = `${pathOf(kind, key)}/remotelink?globalId=${encodeURIComponent(globalId)}`;
    const answer = answered(client.write('DELETE', path));
    const { status } = await answer;
    if (status !== 204 && status !== 404) await success(client, answer);
    return true;
  },
});

function bodyOf(kind: JiraKind, { projectId, issueTypeId, values }: IssueDraft, more: object = {}): object {
  return {
    fields: {
      ...jiraFields(kind, values),
      ...more,
      project: { id: projectId },
      issuetype: { id: issueTypeId },
    },
  };
}

/**
 * The refusal of an issue that the database of its Jira does not take, which Jira answers as a failure of its own: older
 * ones know no characters of four bytes. Undefined for one without such characters.
 */
function notStored({ values }: IssueDraft): IssueRefusal | undefined {
  const errors = values.flatMap(({ fieldId, value }) => {
    const [character] = /[\u{10000}-\u{10FFFF}]/u.exec(issueValueText(value)) ?? [];
    return character === undefined ? [] : [[fieldId, faultTexts.notStored({ character })] as const];
  });
  return errors.length === 0 ? undefined : { messages: [], errors: Object.fromEntries(errors) };
}

async function createdIn(client: JiraClient, answer: JiraAnswer): Promise<FoundIssue> {
  // An issue that is there must not be lost, although Jira took its sender for nobody.
  const issue = z.safeParse(created, answer.json);
  if (issue.success) return { key: issue.data.key };
  await success(client, Promise.resolve(answer));
  throw unreadable(true);
}

/** The keys of the issues of a project whose summary is exactly a text, the newest ones first. */
async function search(client: JiraClient, kind: JiraKind, projectId: string, summary: string): Promise<string[]> {
  const words = toWords(summary);
  if (words === '') return [];
  const jql = `project = ${JSON.stringify(projectId)} AND summary ~ ${JSON.stringify(words)} ORDER BY created DESC`;
  const query = `jql=${encodeURIComponent(jql)}&fields=summary&maxResults=${CANDIDATES}`;
  const { json } = await success(client, client.read(`${kind.api}${kind.search}?${query}`));
  const { issues } = contentOf(found, json);
  return issues.filter(({ fields }) => fields.summary === summary).map(({ key }) => key);
}
