import { beforeEach, expect, test } from 'vitest';
import { createFakeJira, type FakeJira } from '#infra/local/jira/fakeJira.ts';
import { faults } from '#shared/texts/integration/connectionFaults.ts';
import { send } from '#tests/calls/support/caller.ts';
import { TOKEN } from '#tests/calls/support/integration.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import type { World } from '#tests/calls/support/world.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';

const scene = useJiraScene();
const { stack, ofWorld, refusal } = scene;
let world: World;
let jira: FakeJira;
beforeEach(() => ({ world, jira } = scene.now()));

const list = async () => (await world.call('integrations', {}, world.viewer)).docs;
const statusNow = async () => (await world.call('get_connection_status', ofWorld())).status;
/** Adds a connection to a Jira, without a credential. @returns its id */
const add = async (url: string, connectionTypeKey: 'jira-server' | 'jira-cloud' = 'jira-server') =>
  (await world.call('initiate_connection', { connectionTypeKey, url, name: 'Another' })).id;
/** Puts another Jira on the net that accepts the credential of the world's. */
const addJira = (baseUrl: string, instanceId: string) => {
  const other = connectFake(createFakeJira('data-center', baseUrl));
  other.accounts.set(`Bearer ${TOKEN}`, { name: 'storyd', mayCreateIssues: true });
  other.instanceId = instanceId;
  return other;
};

test('a new connection waits for its credential, and sends nothing before', async () => {
  const { id, success, message } = await world.call('initiate_connection', {
    connectionTypeKey: 'jira-server',
    url: ' https://Other.acme.example/jira/ ',
    name: 'Ours',
  });
  expect([success, message]).toEqual([true, 'connection in progress']);
  expect((await list()).find((one) => one.id === id)).toMatchObject({
    integrationType: 'jira-server',
    name: 'Ours',
    baseUrl: 'https://other.acme.example/jira',
    ...{ type: 'jira-server', url: 'https://other.acme.example/jira' },
    status: 'INITIAL',
    enabled: true,
    allowUsersToWrite: false,
  });
  expect(await world.call('get_connection_status', { integrationId: id })).toMatchObject({ status: 'INITIAL' });
  expect(jira.requests).toEqual([]);
});

test('an address that is none of Jira is refused', async () => {
  for (const url of [
    'jira.acme.example',
    'http://jira.acme.example',
    'https://ann:pw@jira.acme.example',
    'https://a?b',
  ]) {
    expect(await refusal('initiate_connection', { connectionTypeKey: 'jira-server', url, name: 'Ours' })).toBe(
      '400 integration-url-invalid',
    );
    expect(await refusal('update_integration_url', { ...ofWorld(), url })).toBe('400 integration-url-invalid');
  }
});

test('a credential that works connects; one that does not says so, and is replaced by the next', async () => {
  const give = (token: string) => world.call('set_credential', { ...ofWorld(), token });
  expect(await give('wrong-token')).toMatchObject({ success: false, message: faults['token-refused'] });
  expect(await statusNow()).toBe('JIRA-DELETED');
  expect(await give(TOKEN)).toMatchObject({ success: true, message: 'Successfully connected to Jira' });
  expect(await statusNow()).toBe('ACTIVE');
});

test('a credential is sent to no address that its sender has not seen', async () => {
  const moved = addJira(`https://moved.${world.domain}`, 'moved');
  await world.call('update_integration_url', { ...ofWorld(), url: moved.baseUrl });
  const before = await tableOf(stack(), world.domain);
  const give = (url: string) =>
    send(stack(), 'set_credential', { ...ofWorld(), token: TOKEN, expect: { url } }, world.owner.idToken);
  const { status, body } = await give(jira.baseUrl);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    ...{ code: 'value-changed', current: { url: moved.baseUrl } },
    changed: [{ type: 'integration', baseUrl: moved.baseUrl }],
  });
  expect([...jira.requests, ...moved.requests]).toEqual([]);
  expect(await tableOf(stack(), world.domain)).toEqual(before);
  expect((await give(moved.baseUrl)).body).toMatchObject({ success: true });
  expect(moved.requests.length).toBeGreaterThan(0);
});

test('Jira Cloud is connected with the address and the token of an account', async () => {
  const cloud = connectFake(createFakeJira('cloud', `https://cloud.${world.domain}`));
  const email = 'storyd@acme.example';
  cloud.accounts.set(`Basic ${Buffer.from(`${email}:${TOKEN}`).toString('base64')}`, {
    name: 'storyd',
    mayCreateIssues: true,
  });
  cloud.instanceId = 'a-site';
  const integrationId = await add(cloud.baseUrl, 'jira-cloud');
  expect(await refusal('set_credential', { integrationId, token: TOKEN })).toBe('400 integration-email-missing');
  expect(await world.call('set_credential', { integrationId, token: TOKEN, email })).toMatchObject({ success: true });
});

test('each status is seen, and left again', async () => {
  const account = { name: 'storyd', mayCreateIssues: true };
  expect(await statusNow()).toBe('ACTIVE');
  jira.accounts.clear();
  expect(await statusNow()).toBe('JIRA-DELETED');
  jira.accounts.set(`Bearer ${TOKEN}`, { ...account, mayCreateIssues: false });
  expect(await statusNow()).toBe('JIRA-DISABLED');
  jira.faults.set('/rest/api/2/myself', { status: 403 });
  expect(await statusNow()).toBe('JIRA-INCOMING-DISABLED');
  jira.faults.clear();
  jira.faults.set('/rest/api/2/serverInfo', { status: 503 });
  expect(await statusNow()).toBe('JIRA-404');
  jira.faults.clear();
  jira.accounts.set(`Bearer ${TOKEN}`, account);
  expect((await world.call('retry_connection', ofWorld())).status).toBe('ACTIVE');
});

test('the address that people open Jira by is what it tells, as long as the connection is to that Jira', async () => {
  const webUrl = async () => (await list())[0]?.webUrl;
  expect(await webUrl()).toBe(jira.baseUrl);
  jira.webUrl = 'https://tracker.acme.example/jira';
  await statusNow();
  jira.faults.set('/rest/api/2/serverInfo', { status: 503 });
  await statusNow();
  expect(await webUrl()).toBe(jira.webUrl);
  jira.faults.clear();
  jira.webUrl = 'http://tracker.acme.example';
  await statusNow();
  expect(await webUrl()).toBeNull();
  jira.webUrl = jira.baseUrl;
  await statusNow();
  await world.call('update_integration_url', { ...ofWorld(), url: `https://moved.${world.domain}` });
  expect(await webUrl()).toBeNull();
});

test('one time-out leaves the status as it is, two in a row do not', async () => {
  jira.faults.set('/rest/api/2/serverInfo', 'slow');
  expect(await statusNow()).toBe('ACTIVE');
  expect(await statusNow()).toBe('JIRA-404');
});

test('another instance at the same address gets no credential until an administrator vouches for it', async () => {
  const vouch = [
    () => world.call('get_connection_status', ofWorld()),
    () => world.call('retry_connection', ofWorld()),
    () => world.call('set_credential', { ...ofWorld(), token: TOKEN }),
  ];
  for (const [i, again] of vouch.entries()) {
    jira.instanceId = `another ${i}`;
    jira.requests.splice(0);
    expect(await statusNow()).toBe('URL-CHANGED');
    expect(jira.requests.some(({ headers }) => 'authorization' in headers)).toBe(false);
    await again();
    expect((await list())[0]?.status).toBe('ACTIVE');
  }
});

test('a company connects with an instance once', async () => {
  const known = jira.instanceId ?? '';
  const other = addJira(`https://other.${world.domain}`, known);
  const integrationId = await add(other.baseUrl);
  const { success, message } = await world.call('set_credential', { integrationId, token: TOKEN });
  expect([success, message]).toEqual([
    false,
    'an integration for the company and region already exists; delete and retry',
  ]);
  await world.call('delete_integration', ofWorld());
  expect((await world.call('retry_connection', { integrationId })).status).toBe('ACTIVE');
});

test('two connections with the same instance at once leave one connected', async () => {
  const ids = await Promise.all(
    ['first', 'second'].map(async (name) => add(addJira(`https://${name}.${world.domain}`, 'the-same').baseUrl)),
  );
  const answers = await Promise.all(
    ids.map((integrationId) => world.call('set_credential', { integrationId, token: TOKEN })),
  );
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
});

test('the credential stays for another path, and is discarded for another origin', async () => {
  const move = (url: string) => world.call('update_integration_url', { ...ofWorld(), url });
  await move(`${jira.baseUrl}/`);
  expect((await list())[0]?.status).toBe('ACTIVE');
  const moved = addJira(`https://moved.${world.domain}`, 'moved');
  await move(moved.baseUrl);
  expect((await list())[0]).toMatchObject({ status: 'URL-CHANGED', baseUrl: moved.baseUrl });
  expect(await statusNow()).toBe('URL-CHANGED');
  expect(moved.requests).toEqual([]);
  await move(`https://jira.${world.domain}`);
  expect(await statusNow()).toBe('URL-CHANGED');
  expect(jira.requests).toEqual([]);
  await world.call('set_credential', { ...ofWorld(), token: TOKEN });
  expect(await statusNow()).toBe('ACTIVE');
  const withPath = addJira(`https://jira.${world.domain}/path`, 'with-path');
  await move(withPath.baseUrl);
  expect((await list())[0]?.status).toBe('URL-CHANGED');
  expect(await statusNow()).toBe('ACTIVE');
});

test('a disabled connection is enabled first', async () => {
  await world.call('change_integration', { ...ofWorld(), enabled: false });
  const disabled = '409 integration-disabled';
  expect(await refusal('set_credential', { ...ofWorld(), token: TOKEN })).toBe(disabled);
  expect(await refusal('get_connection_status', ofWorld())).toBe(disabled);
  expect(await refusal('retry_connection', ofWorld())).toBe(disabled);
  expect(await refusal('update_integration_url', { ...ofWorld(), url: jira.baseUrl })).toBe(disabled);
  expect(await refusal('update_integration_name', { ...ofWorld(), name: 'Other' })).toBe(disabled);
  expect(await refusal('delete_integration', ofWorld())).toBe(disabled);
  await world.call('change_integration', { ...ofWorld(), enabled: true, allowUsersToWrite: true });
  expect((await list())[0]).toMatchObject({ enabled: true, allowUsersToWrite: true });
  expect(await statusNow()).toBe('ACTIVE');
});

test('a deleted connection is gone, with its credential', async () => {
  await world.call('delete_integration', ofWorld());
  expect(await list()).toEqual([]);
  expect(await refusal('get_connection_status', ofWorld())).toBe('404 integration-does-not-exist');
  const keys = [...(await tableOf(stack(), world.domain)).keys()];
  expect(keys.filter((key) => key.includes('#CREDENTIAL#') || key.includes('instance#'))).toEqual([]);
});

test('there are at most 20', async () => {
  for (let i = (await list()).length; i < 20; i += 1) await add(`https://jira${i}.${world.domain}`);
  const another = { connectionTypeKey: 'jira-server', url: jira.baseUrl, name: 'Ours' } as const;
  expect(await refusal('initiate_connection', another)).toBe('409 too-many-integrations');
});

test('nothing that the product keeps or answers holds a credential', async () => {
  const answers: unknown[] = [];
  for (const token of ['wrong-token', TOKEN]) answers.push(await world.call('set_credential', { ...ofWorld(), token }));
  answers.push(await list(), await statusNow());
  answers.push(await send(stack(), 'set_credential', { ...ofWorld(), token: `${TOKEN} ` }, world.owner.idToken));
  const rows = [...(await tableOf(stack(), world.domain)).values()];
  const secrets = ['wrong-token', TOKEN].flatMap((token) => [token, Buffer.from(token).toString('base64')]);
  for (const secret of secrets) expect(JSON.stringify([answers, rows])).not.toContain(secret);
});
