import { beforeEach, expect, test } from 'vitest';
import { createFakeJira, type FakeJira } from '#infra/local/jira/fakeJira.ts';
import { TOKEN } from '#tests/calls/support/integration.ts';
import { jiraOfWorld } from '#tests/calls/support/jiraOfWorld.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import type { World } from '#tests/calls/support/world.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { check_connections } from './support/functions.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
let world: World;
let jira: FakeJira;
beforeEach(async () => {
  world = await kept.reset();
  jira = jiraOfWorld(world);
});

const status = async () => (await world.call('integrations', {})).docs.map((one) => one.status);

test('a status becomes true again by itself, never by one time-out', async () => {
  const account = [...jira.accounts];
  jira.accounts.clear();
  await check_connections();
  expect(await status()).toEqual(['JIRA-DELETED']);
  for (const [credential, who] of account) jira.accounts.set(credential, who);
  await check_connections();
  expect(await status()).toEqual(['ACTIVE']);
  jira.faults.set('', 'slow');
  await check_connections();
  expect(await status()).toEqual(['ACTIVE']);
  await check_connections();
  expect(await status()).toEqual(['JIRA-404']);
});

test('a check that finds what is known writes nothing', async () => {
  const before = await tableOf(stack(), world.domain);
  await check_connections();
  expect(await tableOf(stack(), world.domain)).toEqual(before);
});

test('a connection that is disabled, deleted or of a new address is left alone', async () => {
  const integrationId = world.integration.id;
  const requests = async () => {
    jira.requests.length = 0;
    await check_connections();
    return jira.requests.length;
  };
  expect(await requests()).toBeGreaterThan(0);
  await world.call('change_integration', { integrationId, enabled: false });
  expect(await requests()).toBe(0);
  await world.call('change_integration', { integrationId, enabled: true });
  // The credential stays for another path, where an administrator has to vouch for what answers.
  const url = `${world.integration.url}/path`;
  await world.call('update_integration_url', { integrationId, url, expect: { url: world.integration.url } });
  expect(await requests()).toBe(0);
  await world.call('delete_integration', { integrationId });
  expect(await requests()).toBe(0);
});

test('a connection that could not be reached when it was made is found later', async () => {
  const other = connectFake(createFakeJira('data-center', `https://other.${world.domain}`));
  other.instanceId = 'a-second-instance';
  other.accounts.set(`Bearer ${TOKEN}`, { name: 'storyd', mayCreateIssues: true });
  other.faults.set('', { status: 503 });
  const connecting = { connectionTypeKey: 'jira-server', url: other.baseUrl, name: 'Other' } as const;
  const { id: integrationId } = await world.call('initiate_connection', connecting);
  await world.call('set_credential', { integrationId, token: TOKEN });
  const own = async () => (await world.call('integrations', {})).docs.find(({ id }) => id === integrationId)?.status;
  expect(await own()).toBe('JIRA-404');
  other.faults.clear();
  await check_connections();
  expect(await own()).toBe('ACTIVE');
});
