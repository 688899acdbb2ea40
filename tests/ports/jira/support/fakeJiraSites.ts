import type { FakeIssue } from '#infra/local/jira/fakeIssues.ts';
import { createFakeJira, type FakeJira } from '#infra/local/jira/fakeJira.ts';
import type { FakeProject } from '#infra/local/jira/fakeProjects.ts';
import { setJiraHttp } from '#lambdas/ports/jira/connectJira.ts';
import { JiraUnreachableError } from '#lambdas/ports/jira/jiraHttp.ts';
import { tillIssue, tillProject } from './tillProject.ts';

const sites = new Map<string, FakeJira>();

/** Puts a fake Jira on the net of this process, where the product finds it at its address, and nothing else. */
export function connectFake(jira: FakeJira): FakeJira {
  sites.set(new URL(jira.baseUrl).origin, jira);
  setJiraHttp(async (request) => {
    const found = sites.get(request.url.origin);
    if (found === undefined) throw new JiraUnreachableError('unknown-host');
    return found.http(request);
  });
  return jira;
}

/** A Jira of this process. @throws for one that nobody has asked */
export function fakeJiraSite(origin: string): FakeJira {
  const jira = sites.get(origin);
  if (jira === undefined) throw new Error(`nobody has asked ${origin}`);
  return jira;
}

/** Changes an issue of a Jira of this process, as people there would. */
export function changeFakeIssue(origin: string, key: string, { fields, ...change }: Partial<FakeIssue>): void {
  const issue = fakeJiraSite(origin).issues.find((one) => one.key === key);
  if (issue === undefined) throw new Error(`${origin} has no ${key}`);
  Object.assign(issue, change, { fields: { ...issue.fields, ...fields } });
}

/** Adds projects to a Jira of this process. */
export function addFakeProjects(origin: string, projects: readonly FakeProject[]): void {
  fakeJiraSite(origin).projects.push(...projects);
}

/** The token that the Jiras of `connectFakes` accept. */
export const FAKE_TOKEN = 'OTg3NjU0MzIxMDk4NzY1NDMy';

function withTill(jira: FakeJira): FakeJira {
  jira.instanceId = jira.baseUrl;
  jira.projects.push(tillProject(), tillProject('CASH', '10200'));
  jira.issues.push(tillIssue());
  return jira;
}

/**
 * Puts a fake Jira Data Center on each host whose name begins with `jira.`, for tests in another process. Where it
 * begins with `jira.linkless.`, it takes no links.
 */
export function connectFakes(): void {
  setJiraHttp(async (request) => {
    const { origin, hostname } = request.url;
    if (!hostname.startsWith('jira.')) throw new JiraUnreachableError('unknown-host');
    const jira = sites.get(origin) ?? withTill(createFakeJira('data-center', origin));
    sites.set(origin, jira);
    if (hostname.startsWith('jira.linkless.')) jira.faults.set('/rest/api/2/issue/TILL-1/remotelink', { status: 403 });
    jira.accounts.set(`Bearer ${FAKE_TOKEN}`, { name: 'storyd', mayCreateIssues: true });
    return jira.http(request);
  });
}
