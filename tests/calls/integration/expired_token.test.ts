import { beforeEach, expect, test } from 'vitest';
import { createFakeJira, type FakeJira } from '#infra/local/jira/fakeJira.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import type { World } from '#tests/calls/support/world.ts';
import { check_connections, read_issues } from '#tests/events/support/functions.ts';
import { mailsAt } from '#tests/events/support/mails.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { tillIssue, tillProject } from '#tests/ports/jira/support/tillProject.ts';

const scene = useJiraScene();
const { stack, place, refusal } = scene;
const { mailsOf, pathOf } = mailsAt(stack);
const credential = { token: 'an-api-token-of-the-account', email: 'storyd@acme.example' };
const authorization = `Basic ${Buffer.from(`${credential.email}:${credential.token}`).toString('base64')}`;
const NAME = 'Acme Cloud';
let world: World;
let jira: FakeJira;
let integrationId: string;

/** Three epics are linked with issues in Jira Cloud, which were read once. */
beforeEach(async () => {
  ({ world } = scene.now());
  jira = connectFake(createFakeJira('cloud', `https://cloud.${world.domain}`));
  jira.instanceId = 'a-site-of-cloud';
  jira.accounts.set(authorization, { name: 'storyd', mayCreateIssues: true });
  jira.projects.push(tillProject(), tillProject('CASH', '10200'));
  const connecting = { connectionTypeKey: 'jira-cloud', url: jira.baseUrl, name: NAME } as const;
  integrationId = (await world.call('initiate_connection', connecting)).id;
  await world.call('set_credential', { integrationId, ...credential });
  for (const [i, epic] of (['plain', 'rich', 'done'] as const).entries()) {
    const issueKey = i < 2 ? `TILL-${i + 1}` : 'CASH-1';
    jira.issues.push({ ...tillIssue(issueKey), id: `${10_060 + i}` });
    await world.call('create_epic_link', { integrationId, issueKey, storydEpicInfo: place(epic) });
  }
  await read_issues();
});

const expire = (isExpired = true) => {
  for (const account of jira.accounts.values()) account.isExpired = isExpired;
};
const status = async () => (await world.call('integrations', {})).docs.find(({ id }) => id === integrationId)?.status;
const drift = () => world.call('integration_drift', { integrationId });
const mailsOfOwner = (act: () => Promise<unknown>) => mailsOf(world.owner.email, act);
const refused = noticeTexts.credentialRefused.title({ name: NAME });

test('an expired token is no sign that issues are gone: the connection says that it is refused', async () => {
  expire();
  await read_issues();
  expect(await status()).toBe('JIRA-DELETED');
  expect(await drift()).toMatchObject({ docs: [], hidden: 0, unseenProjects: [] });
  const { containerId, releaseId } = place();
  const { docs } = await world.call('release_drift', { containerId, releaseId });
  const ours = docs.filter((one) => one.integrationId === integrationId);
  expect(ours.map(({ issue }) => issue?.status)).toEqual(['To Do', 'To Do', 'To Do']);
});

test('a token that expires says so wherever Jira is asked, and no list is empty', async () => {
  expire();
  expect(await refusal('available_projects', { integrationId })).toBe('409 tracker-credential-refused');
  expect(await refusal('issue_types', { integrationId, projectKey: 'TILL' })).toBe('409 tracker-credential-refused');
});

test('administrators get one mail when a token that worked is refused, and nobody else gets any', async () => {
  expire();
  const editors = await mailsOf(world.editor.email, async () => {
    const [mail, ...more] = await mailsOfOwner(async () => {
      await check_connections();
      await read_issues();
      await check_connections();
    });
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(refused);
    expect(mail?.text).toMatch(/expired or was revoked/);
    expect(mail?.text).toContain(jira.baseUrl);
    expect(pathOf(mail ?? expect.fail())).toBe('/admin?tab=integration');
  });
  expect(editors).toEqual([]);
  // It cannot be reached for a while, and refuses the same token then.
  jira.faults.set('', { status: 503 });
  const later = await mailsOfOwner(async () => {
    await check_connections();
    expect(await status()).toBe('JIRA-404');
    jira.faults.clear();
    await check_connections();
    expect(await status()).toBe('JIRA-DELETED');
  });
  expect(later).toEqual([]);
});

test('a token that worked again is worth another mail, and one that never worked is worth none', async () => {
  expire();
  await mailsOfOwner(check_connections);
  expire(false);
  expect(await mailsOfOwner(check_connections)).toEqual([]);
  expect(await status()).toBe('ACTIVE');
  expire();
  expect((await mailsOfOwner(check_connections)).map(({ subject }) => subject)).toEqual([refused]);
  const never = await mailsOfOwner(async () => {
    await world.call('set_credential', { integrationId, ...credential, token: 'a-token-that-never-worked' });
    await check_connections();
  });
  expect(never).toEqual([]);
});

test('an administrator who checks the connection tells the others', async () => {
  expire();
  const mails = await mailsOfOwner(() => world.call('retry_connection', { integrationId }));
  expect(mails.map(({ subject }) => subject)).toEqual([refused]);
});
