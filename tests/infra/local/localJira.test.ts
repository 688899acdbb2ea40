import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLocalJira } from '#infra/local/jira/localJira.ts';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { faults } from '#shared/texts/integration/connectionFaults.ts';
import { type Api, apiAs } from '#tests/e2e/support/api.ts';
import { localJiraToken } from './support/localJiraToken.ts';

const DATA_CENTER = 'https://jira.localhost';
const CLOUD = 'https://cloud.jira.localhost';
const ann = { email: 'ann@acme.example', password: 'Passw0rd!', username: 'Ann' };

let stack: LocalStack;
let api: Api;
beforeAll(async () => {
  stack = await startLocalStack();
  await stack.pool.admin.createConfirmedUser(ann);
  api = await apiAs(stack, ann);
});
afterAll(() => stack.stop());

const pageOf = async (path = '/') => (await fetch(`${stack.jiraUrl}${path}`)).text();
/** The token that the page shows for a site. */
const tokenOf = (label: string) => localJiraToken(stack, label);
/** Presses a button of the page. */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${stack.jiraUrl}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
const ask = (path: string, token: string, content?: object) =>
  fetch(`${stack.jiraUrl}/data-center/rest/api/2${path}`, {
    method: content === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}` },
    ...(content !== undefined && { body: JSON.stringify(content) }),
  });
const connect = async (url: string, credential: { token: string; email?: string }) => {
  const connectionTypeKey = url === CLOUD ? 'jira-cloud' : 'jira-server';
  const { id } = await api.call('initiate_connection', { connectionTypeKey, url, name: url });
  return { id, ...(await api.call('set_credential', { integrationId: id, ...credential })) };
};
const story = (summary: string) => ({
  fields: { project: { key: 'RIDE' }, issuetype: { id: '10001' }, summary, fixVersions: [{ name: 'City launch' }] },
});

describe('the local Jira', () => {
  test('is connected by the address and the token on its page, and shows each status', async () => {
    const { id: integrationId, success } = await connect(DATA_CENTER, {
      token: await tokenOf('Personal access token'),
    });
    expect(success).toBe(true);
    const status = async () => (await api.call('get_connection_status', { integrationId })).status;
    const settings = '/data-center/settings';
    const seen: string[] = [];
    for (const fields of [
      { act: 'revoke' },
      { act: 'restore' },
      { act: 'forbid' },
      { act: 'permit' },
      { behaviour: 'refuses' },
      { behaviour: 'down' },
      { behaviour: 'moved' },
      { behaviour: 'answers' },
      { act: 'replace' },
      { act: 'return' },
    ]) {
      expect((await post(settings, fields)).status).toBe(303);
      seen.push(await status());
    }
    expect(seen).toEqual([
      ...['JIRA-DELETED', 'ACTIVE', 'JIRA-DISABLED', 'ACTIVE', 'JIRA-INCOMING-DISABLED', 'JIRA-404', 'URL-CHANGED'],
      ...['ACTIVE', 'URL-CHANGED', 'ACTIVE'],
    ]);
  });

  test('is connected once; a connection that leaves its origin has no token any more, also when it comes back', async () => {
    const token = await tokenOf('Personal access token');
    const { id: integrationId, ...second } = await connect(DATA_CENTER, { token });
    const message = 'an integration for the company and region already exists; delete and retry';
    expect(second).toMatchObject({ success: false, message });
    const { docs } = await api.call('integrations', {});
    const first = docs.find(({ baseUrl, status }) => baseUrl === DATA_CENTER && status === 'ACTIVE');
    await api.call('delete_integration', { integrationId: first?.id ?? '' });
    const retry = async () => (await api.call('retry_connection', { integrationId })).status;
    expect(await retry()).toBe('ACTIVE');
    for (const url of [CLOUD, DATA_CENTER]) {
      await api.call('update_integration_url', { integrationId, url });
      expect(await retry()).toBe('URL-CHANGED');
    }
    await expect(api.call('available_projects', { integrationId })).rejects.toThrow('integration-not-connected');
    expect(await api.call('set_credential', { integrationId, token })).toMatchObject({ success: true });
    expect((await api.call('available_projects', { integrationId })).projects).toHaveLength(4);
  });

  test('has a Cloud site too', async () => {
    const credential = { token: await tokenOf('API token'), email: await tokenOf('E-mail address of its account') };
    expect(await connect(CLOUD, credential)).toMatchObject({ success: true });
  });

  test('is reached at its own addresses only: the guard refuses all others of this machine', async () => {
    const { port } = new URL(stack.jiraUrl);
    const token = await tokenOf('Personal access token');
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'jira.localhost:8443', 'x.jira.localhost']) {
      const { success, message } = await connect(`https://${host}`, { token });
      expect(success, host).toBe(false);
      // Names below localhost are found on some machines only.
      expect([faults['private-address'], faults['unknown-host']], host).toContain(message);
    }
  });

  test('shows an issue that was created by its API, and lets it be changed, moved and deleted', async () => {
    const token = await tokenOf('Personal access token');
    await ask('/issue', token, story('Older'));
    const { key } = (await (await ask('/issue', token, story('Unlock <by> phone'))).json()) as { key: string };
    expect(await pageOf()).toContain(`/data-center/browse/${key}`);
    const numbers = [...(await pageOf()).matchAll(/browse\/RIDE-(\d+)"/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(numbers.length).toBeGreaterThan(1);
    const path = `/data-center/browse/${key}`;
    expect(await pageOf(path)).toContain('Unlock &#60;by&#62; phone');
    await post(path, {
      act: 'save',
      summary: 'Unlock',
      status: 'Done',
      priority: '1',
      fixVersion: '',
      project: 'RIDE',
    });
    expect(await (await ask(`/issue/${key}`, token)).json()).toMatchObject({
      fields: { summary: 'Unlock', status: { name: 'Done' }, priority: { name: 'Highest' }, fixVersions: [] },
    });
    const moved = await post(path, { act: 'save', summary: 'Unlock', project: 'HUB' });
    expect(moved.headers.get('location')).toBe('/data-center/browse/HUB-1');
    expect(await (await ask(`/issue/${key}`, token)).json()).toMatchObject({ key: 'HUB-1' });
    await post('/data-center/browse/HUB-1', { act: 'delete' });
    expect((await ask(`/issue/${key}`, token)).status).toBe(404);
  });

  test('tells its pages’ address as its own', async () => {
    const info = await (await fetch(`${stack.jiraUrl}/data-center/rest/api/2/serverInfo`)).json();
    expect(info).toMatchObject({ baseUrl: `${stack.jiraUrl}/data-center` });
    const { docs } = await api.call('integrations', {});
    expect(docs.map(({ webUrl }) => webUrl)).toContain(`${stack.jiraUrl}/data-center`);
  });

  test('takes no form of another site, and no credential but its own', async () => {
    const foreign = await post('/data-center/settings', { act: 'revoke' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await ask('/myself', await tokenOf('API token'))).status).toBe(401);
    expect((await ask('/myself', await tokenOf('Personal access token'))).status).toBe(200);
  });
});

test('a run finds the local Jira as the last one has left it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storyd-jira-'));
  try {
    const first = await openLocalJira(folder, 'http://localhost:1');
    const [site] = first.sites;
    const send = first.http(() => Promise.reject(new Error('another address')));
    const { body } = await send({
      method: 'POST',
      url: new URL(`${DATA_CENTER}/rest/api/2/issue`),
      headers: { authorization: `Bearer ${site.state.token}` },
      body: JSON.stringify(story('Kept')),
    });
    expect(JSON.parse(body)).toMatchObject({ key: 'RIDE-1' });
    await first.close();
    const [again] = (await openLocalJira(folder, 'http://localhost:2')).sites;
    expect(again.state.token).toBe(site.state.token);
    expect(again.jira.issues).toMatchObject([{ key: 'RIDE-1', fields: { summary: 'Kept' } }]);
    expect(again.webUrl).toBe('http://localhost:2/data-center');
  } finally {
    await rm(folder, { recursive: true });
  }
});
