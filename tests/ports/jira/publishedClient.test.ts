import { afterEach, beforeEach, expect, test } from 'vitest';
import { certifyHttp } from '#infra/local/certify/certifyHttp.ts';
import { openLocalJira } from '#infra/local/jira/localJira.ts';
import { createLocalServer, type LocalServer } from '#infra/local/localServer.ts';
import { createJiraCloud } from '#lambdas/ports/jira/client/jiraCloud.ts';
import type { IssueDraft, JiraPort } from '#lambdas/ports/jira/port.ts';

/**
 * `jira.js`, a client that follows the published API of Jira Cloud, checks every answer by it. The Jira of the tests has
 * to satisfy it, and StorYd has to send what it sends.
 */

type Client = Record<string, Record<string, (parameters?: object) => Promise<Record<string, unknown>>>>;
/** Not known to the type check, which its types of some 900 endpoints would make slow. */
const PACKAGE: string = 'jira.js';
const { createCloudClient } = (await import(PACKAGE)) as { createCloudClient: (options: object) => Client };

type Sent = { request: string; body: unknown };
let server: LocalServer;
let client: Client;
let port: JiraPort;
let sent: Sent[];
beforeEach(async () => {
  server = createLocalServer();
  const url = `http://127.0.0.1:${await server.listen(0)}`;
  const { sites, handle } = await openLocalJira(undefined, url);
  const { state, jira } = sites[1];
  sent = [];
  const { http } = jira;
  Object.assign(jira, {
    http: (request: Parameters<typeof http>[0]) => {
      const { method, url: asked, body } = request;
      const query = new URLSearchParams([...asked.searchParams].sort());
      sent.push({ request: `${method} ${asked.pathname}?${query.toString()}`, body: parsed(body) });
      return http(request);
    },
  });
  server.serve(handle);
  const { email, token } = state;
  const auth = { type: 'basic', email, apiToken: token };
  client = createCloudClient({ host: `${url}/cloud`, auth, onSchemaMismatch: 'throw' });
  port = createJiraCloud(certifyHttp(), `${url}/cloud`, { token, email });
});
afterEach(() => server.close(0));

const parsed = (body: string | undefined): unknown =>
  body === undefined || body === '' ? undefined : (JSON.parse(body) as unknown);
const ask = (group: string, method: string, parameters?: object) =>
  client[group]?.[method]?.(parameters) ?? expect.fail(`the client has no ${group}.${method}`);

const project = { key: 'RIDE', id: '' };
const LINK = { globalId: 'storyd:epic:1', url: 'https://storyd.example/epic', title: 'Scan a ticket' };

/** What a request makes the server see last. */
async function seen(act: () => Promise<unknown>): Promise<Sent | undefined> {
  sent.length = 0;
  await act();
  return sent.at(-1);
}

/** A draft of a story, and the same as the client wants it. */
async function story(): Promise<{ draft: IssueDraft; fields: object }> {
  const found = (await port.projects()).find(({ key }) => key === project.key);
  const type = (await port.issueTypes(project.key)).find(({ name }) => name === 'Story');
  const [projectId, issueTypeId] = [found?.id ?? '', type?.id ?? ''];
  const text = (value: string) => ({ kind: 'text', text: value }) as const;
  return {
    draft: {
      ...{ projectId, issueTypeId },
      values: [
        { fieldId: 'summary', name: 'Summary', type: 'string', value: text('Scan a ticket') },
        {
          fieldId: 'description',
          name: 'Description',
          type: 'multi-line string',
          value: text('At the gate.\n\nOnce.'),
        },
        { fieldId: 'labels', name: 'Labels', type: 'option-multi', value: { kind: 'words', words: ['gate'] } },
      ],
    },
    fields: {
      ...{ project: { id: projectId }, issuetype: { id: issueTypeId }, summary: 'Scan a ticket', labels: ['gate'] },
      description: {
        ...{ type: 'doc', version: 1 },
        content: ['At the gate.', 'Once.'].map((line) => ({
          ...{ type: 'paragraph', content: [{ type: 'text', text: line }] },
        })),
      },
    },
  };
}

test('reads every answer of the Jira of the tests without complaint', async () => {
  await ask('serverInfo', 'getServerInfo');
  await ask('myself', 'getCurrentUser');
  await ask('permissions', 'getMyPermissions', { permissions: 'CREATE_ISSUES' });
  expect((await ask('projects', 'searchProjects', { expand: 'issueTypes' }))['isLast']).toBe(true);
  await ask('issues', 'getCreateIssueMetaIssueTypes', { projectIdOrKey: project.key });
  const { draft, fields } = await story();
  const { issueTypeId } = draft;
  const meta = await ask('issues', 'getCreateIssueMetaIssueTypeId', { projectIdOrKey: project.key, issueTypeId });
  expect((meta['fields'] as unknown[]).length).toBeGreaterThan(5);
  const properties = [{ key: 'storyd.export', value: { key: 'an-export' } }];
  const { key: issueIdOrKey } = await ask('issues', 'createIssue', { fields, properties });
  await ask('issues', 'getIssue', { issueIdOrKey });
  await ask('issueProperties', 'getIssueProperty', { issueIdOrKey, propertyKey: 'storyd.export' });
  const jql = `project = ${project.key} ORDER BY created DESC`;
  const found = await ask('issueSearch', 'searchAndReconsileIssuesUsingJql', { jql, fields: ['summary', 'status'] });
  expect((found['issues'] as { key: string }[])[0]?.key).toBe(issueIdOrKey);
  const { globalId, ...object } = LINK;
  for (let i = 0; i < 2; i += 1)
    await ask('issueRemoteLinks', 'createOrUpdateRemoteIssueLink', { issueIdOrKey, globalId, object });
  expect(await ask('issueRemoteLinks', 'getRemoteIssueLinks', { issueIdOrKey })).toHaveLength(1);
  await ask('issueRemoteLinks', 'deleteRemoteIssueLinkByGlobalId', { issueIdOrKey, globalId });
  await ask('issues', 'deleteIssue', { issueIdOrKey });
  await expect(ask('issues', 'getIssue', { issueIdOrKey })).rejects.toMatchObject({ status: 404 });
});

test('sends what StorYd sends', async () => {
  const { draft, fields } = await story();
  const properties = [{ key: 'storyd.export', value: { key: 'an-export' } }];
  const projectIdOrKey = project.key;
  const { issueTypeId } = draft;
  let issueIdOrKey = '';
  const pairs: [ours: () => Promise<unknown>, theirs: () => Promise<unknown>][] = [
    [() => port.createIssue(draft, 'an-export'), () => ask('issues', 'createIssue', { fields, properties })],
    [
      () => port.putRemoteLink(issueIdOrKey, LINK),
      () =>
        ask('issueRemoteLinks', 'createOrUpdateRemoteIssueLink', {
          ...{ issueIdOrKey, globalId: LINK.globalId, relationship: 'epic' },
          ...{ application: { type: 'com.storyd', name: 'StorYd' }, object: { url: LINK.url, title: LINK.title } },
        }),
    ],
    [
      () => port.deleteRemoteLink(issueIdOrKey, LINK.globalId),
      () =>
        ask('issueRemoteLinks', 'deleteRemoteIssueLinkByGlobalId', { issueIdOrKey, globalId: 'storyd:epic:2' }).catch(
          () => null,
        ),
    ],
    [
      () => port.issueTypes(projectIdOrKey),
      () => ask('issues', 'getCreateIssueMetaIssueTypes', { projectIdOrKey, startAt: 0, maxResults: 200 }),
    ],
    [
      () => port.fields(projectIdOrKey, issueTypeId),
      () =>
        ask('issues', 'getCreateIssueMetaIssueTypeId', { projectIdOrKey, issueTypeId, startAt: 0, maxResults: 200 }),
    ],
    [
      () => port.projects(),
      () => ask('projects', 'searchProjects', { expand: 'issueTypes', startAt: 0, maxResults: 200 }),
    ],
    [
      () => port.findIssues(draft.projectId, ['Scan a ticket']),
      () =>
        ask('issueSearch', 'searchAndReconsileIssuesUsingJql', {
          jql: `project = "${draft.projectId}" AND summary ~ "\\"Scan a ticket\\"" ORDER BY created DESC`,
          ...{ fields: ['summary'], maxResults: 100 },
        }),
    ],
  ];
  for (const [ours, theirs] of pairs) {
    const own = await seen(ours);
    if (issueIdOrKey === '') {
      const now = Date.now();
      const found = await port.findExported({ projects: [draft.projectId], since: now, until: now }, 'an-export');
      issueIdOrKey = typeof found === 'object' ? found.key : '';
    }
    const published = await seen(theirs);
    expect(own).toBeDefined();
    expect(own?.body).toEqual(published?.body);
    expect(own?.request.replace('epic%3A1', 'epic%3A2')).toBe(published?.request.replace('epic%3A1', 'epic%3A2'));
  }
});
