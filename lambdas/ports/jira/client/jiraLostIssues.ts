import * as z from 'zod/mini';
import type { LostAttempt, JiraPort } from '#lambdas/ports/jira/port.ts';
import type { JiraClient } from './jiraClient.ts';
import { EXPORT_PROPERTY, issuePath, type JiraKind } from './jiraKind.ts';
import { contentOf } from './jiraPages.ts';
import { answered, success } from './jiraRefusal.ts';

/** How many issues a search gives, and how many of them are looked at. */
const FOUND = 100;
const CANDIDATES = 20;
const MINUTE_MS = 60_000;
/** How far the clocks may differ, and how long Jira may take to create an issue, in minutes. */
const MARGIN = 2;

const found = z.object({
  issues: z.array(z.object({ key: z.string(), fields: z.object({ created: z.optional(z.string()) }) })),
});
const property = z.object({ value: z.object({ key: z.string() }) });

/** What is asked of a Jira about issues that nobody knows yet. */
export const jiraLostIssues = (client: JiraClient, kind: JiraKind): Pick<JiraPort, 'findExported'> => ({
  /**
   * The issue that an attempt at an export has created, by the property that it has got: one of those that the account has
   * created at that time in the project. Its summary may have changed, and may hold nothing that a search finds.
   * @throws JiraRefusedError
   */
  async findExported({ projects, since, until }, exportKey) {
    let isAll = projects.length > 0;
    for (const project of projects) {
      const candidates = await createdBetween(client, kind, project, { since, until });
      isAll &&= candidates !== undefined && candidates.length <= CANDIDATES;
      for (const key of candidates?.slice(0, CANDIDATES) ?? [])
        if ((await exportOf(client, kind, key)) === exportKey) return { key };
    }
    return isAll ? 'none' : 'unknown';
  },
});

/**
 * The keys of the issues that the account has created in a project, those nearest to the last moment first; undefined
 * where Jira does not search the project for the account.
 */
async function createdBetween(
  client: JiraClient,
  kind: JiraKind,
  project: string,
  { since, until }: Pick<LostAttempt, 'since' | 'until'>,
): Promise<string[] | undefined> {
  const now = Date.now();
  // Jira reads other times in the time zone of the account.
  const from = Math.ceil((now - since) / MINUTE_MS) + MARGIN;
  const to = Math.floor((now - until) / MINUTE_MS) - MARGIN;
  const jql = [
    `project = ${JSON.stringify(project)} AND reporter = currentUser() AND created >= "-${from}m"`,
    ...(to > 0 ? [`AND created <= "-${to}m"`] : []),
    'ORDER BY created DESC',
  ].join(' ');
  const query = `jql=${encodeURIComponent(jql)}&fields=created&maxResults=${FOUND}`;
  const answer = await answered(client.read(`${kind.api}${kind.search}?${query}`));
  if (answer.status === 400) return undefined;
  const { json } = await success(client, Promise.resolve(answer));
  const distance = (created = '') => Math.abs(Date.parse(created) - until) || 0;
  return contentOf(found, json)
    .issues.map(({ key, fields }) => ({ key, far: distance(fields.created) }))
    .sort((a, b) => a.far - b.far)
    .map(({ key }) => key);
}

/** The export that has created an issue; undefined for an issue of somebody else. @throws JiraRefusedError */
async function exportOf(client: JiraClient, kind: JiraKind, key: string): Promise<string | undefined> {
  const answer = await answered(client.read(`${issuePath(kind, key)}/properties/${EXPORT_PROPERTY}`));
  if (answer.status === 403 || answer.status === 404) return undefined;
  const { json } = await success(client, Promise.resolve(answer));
  return z.safeParse(property, json).data?.value.key;
}
