import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#infra/local/seed/seedDemo.ts';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { demoReaders } from '../support/demoReaders.ts';
import { exportDemoEpic } from '../support/exportDemoEpic.ts';
import { localJiraToken } from '../support/localJiraToken.ts';

let stack: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack();
  const token = await localJiraToken(stack, 'Personal access token');
  await seedDemo({
    pool: stack.pool,
    jira: { url: 'https://jira.localhost', webUrl: `${stack.jiraUrl}/data-center`, token },
  });
}, 120_000);
afterAll(() => stack.stop());

const { as, openMap } = demoReaders(() => stack);

test('the demo has epics that differ from their issues, which people have changed in Jira', async () => {
  const { handler: readIssues } = await import('#lambdas/events/read_issues/read_issues.ts');
  await readIssues();
  const api = await as('priya');
  const { id: containerId } = await openMap('priya', 'owner', 'Subscribe and ride');
  const { docs: releases } = await api.call('release_list', { containerId, order: 'start', direction: 'asc' });
  const { id: releaseId = '' } = releases.find(({ name }) => name === 'City launch') ?? {};
  const { docs } = await api.call('release_drift', { containerId, releaseId });
  const differing = docs.map(({ issueKey, differences }) => [issueKey, ...differences.map(({ field }) => field)]);
  expect(differing.sort()).toEqual([['RIDE-1'], ['RIDE-2', 'summary'], ['RIDE-3', 'status']]);
});

test('an epic of the demo is exported by its saved mapping at once, with the fields that it maps', async () => {
  const { id } = await openMap('priya', 'owner', 'Subscribe and ride');
  const [name, release] = ['Tell when the lock does not answer', 'City launch'];
  const { issueKey, warning, fields } = await exportDemoEpic(stack, await as('priya'), id, name, release);
  expect([issueKey, warning]).toEqual(['RIDE-4', null]);
  expect(fields).toMatchObject({
    ...{ summary: name, priority: { name: 'High' }, fixVersions: [{ name: release }], customfield_10004: 3 },
    ...{ project: { key: 'RIDE' }, issuetype: { name: 'Story' } },
  });
});
