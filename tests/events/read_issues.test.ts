import { beforeEach, expect, test } from 'vitest';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import { jiraOfWorld } from '#tests/calls/support/jiraOfWorld.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import type { World } from '#tests/calls/support/world.ts';
import { tillIssue } from '#tests/ports/jira/support/tillProject.ts';
import { read_issues } from './support/functions.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
let world: World;
let jira: FakeJira;
/** Two epics are linked: one with an issue of a project, the other with one of another project. */
beforeEach(async () => {
  world = await kept.reset();
  jira = jiraOfWorld(world);
  jira.issues.push({ ...tillIssue('CASH-1'), id: '10060' });
  const { containerId, planning, integration } = world;
  const { whatId, epics, releases } = planning;
  const storydEpicInfo = { containerId, whatId, epicId: epics.plain, releaseId: releases.open };
  await world.call('create_epic_link', { integrationId: integration.id, issueKey: 'CASH-1', storydEpicInfo });
  jira.requests.length = 0;
});

/** What has been seen of issues, by the keys that epics have for them; and all else in the company's table. */
async function table() {
  const rows = [...(await tableOf(stack(), world.domain))];
  const seen = rows.flatMap(([, { sk, issueKey, issue }]) => (sk.startsWith('seen#') ? [[issueKey, issue]] : []));
  const others = rows.filter(([, { sk }]) => !sk.startsWith('seen#') && sk !== 'reading');
  return { seen: Object.fromEntries(seen) as Record<string, object | null>, others };
}
const unseenProjects = async () => {
  const { owner, integration, call } = world;
  return (await call('integration_drift', { integrationId: integration.id }, owner)).unseenProjects;
};
const searches = () => jira.requests.filter(({ url }) => url.pathname.endsWith('/search')).length;
const change = (key: string, values: Partial<FakeJira['issues'][number]>) => {
  Object.assign(jira.issues.find((issue) => issue.key === key) ?? expect.fail(`no ${key}`), values);
};

test('what has become of issues is noted, by one search for each project, and epics stay as they are', async () => {
  const before = await table();
  change('TILL-1', { status: 'Done', fields: { summary: 'Count all tills', priority: { id: '2', name: 'High' } } });
  await read_issues();
  const after = await table();
  expect(after.seen).toEqual({
    'TILL-1': expect.objectContaining({ key: 'TILL-1', summary: 'Count all tills', isDone: true, priority: 'High' }),
    'CASH-1': expect.objectContaining({ key: 'CASH-1', summary: 'Count the till', isDone: false }),
  });
  expect(after.others).toEqual(before.others);
  expect(searches()).toBe(2);
});

test('two runs at once read and note everything once', async () => {
  await Promise.all([read_issues(), read_issues(), read_issues()]);
  expect(searches()).toBe(2);
  expect(Object.keys((await table()).seen).sort()).toEqual(['CASH-1', 'TILL-1']);
});

test('issues that are as they were are not written again', async () => {
  await read_issues();
  const rows = async () =>
    [...(await tableOf(stack(), world.domain)).values()].filter(({ sk }) => sk.startsWith('seen#'));
  const before = await rows();
  await read_issues();
  expect(await rows()).toEqual(before);
});

test.each([
  'slow',
  'broken-off',
  { status: 503 },
  { status: 429 },
  { status: 401 },
  { status: 200, body: '<html>' },
] as const)('a Jira that answers %j changes nothing', async (fault) => {
  await read_issues();
  const before = await table();
  change('TILL-1', { status: 'Done' });
  jira.faults.set('', fault);
  await read_issues();
  expect(await table()).toEqual(before);
  jira.faults.clear();
  await read_issues();
  expect((await table()).seen['TILL-1']).toMatchObject({ isDone: true });
});

test('an issue that is gone, and one that has been moved, are told apart', async () => {
  change('TILL-1', { key: 'CASH-7', formerKeys: ['TILL-1'] });
  jira.issues.splice(1);
  await read_issues();
  expect((await table()).seen).toEqual({ 'TILL-1': expect.objectContaining({ key: 'CASH-7' }), 'CASH-1': null });
});

test.each([403, 404] as const)('one issue that answers %i cannot be seen, and the others are read', async (status) => {
  await read_issues();
  jira.hidden.set('CASH-1', status);
  change('TILL-1', { status: 'Done' });
  await read_issues();
  expect((await table()).seen).toEqual({ 'TILL-1': expect.objectContaining({ isDone: true }), 'CASH-1': null });
  jira.hidden.clear();
  await read_issues();
  expect((await table()).seen).toMatchObject({ 'CASH-1': { key: 'CASH-1' } });
});

test.each([403, 404] as const)(
  'where Jira does not say whether a project is there, no issue that answers %i counts as gone',
  async (status) => {
    await read_issues();
    const before = await table();
    jira.faults.set('/rest/api/2/project', { status: 503 });
    jira.hidden.set('CASH', status).set('TILL', status);
    await read_issues();
    expect(await table()).toEqual(before);
  },
);

test.each([403, 404] as const)('of a project that answers %i no issue counts as gone', async (status) => {
  await read_issues();
  const before = await table();
  jira.hidden.set('CASH', status);
  change('TILL-1', { status: 'Done' });
  await read_issues();
  const { seen, others } = await table();
  expect(seen['CASH-1']).toEqual(before.seen['CASH-1']);
  expect(seen['TILL-1']).toMatchObject({ isDone: true });
  expect(others).toEqual(before.others);
  expect(await unseenProjects()).toEqual(['CASH']);
  // One question about the issues, one about one of them, one about the project.
  expect(jira.requests.filter(({ url, body = '' }) => `${url.pathname}${body}`.includes('CASH'))).toHaveLength(4);
  jira.hidden.clear();
  await read_issues();
  expect(await unseenProjects()).toEqual([]);
});

test('issues that moved out of a project before it was deleted are found', async () => {
  change('CASH-1', { key: 'TILL-7', formerKeys: ['CASH-1'] });
  jira.hidden.set('CASH', 404);
  await read_issues();
  expect((await table()).seen['CASH-1']).toMatchObject({ key: 'TILL-7' });
  expect(await unseenProjects()).toEqual([]);
});

test('a search that leaves an issue out is not believed before the issue itself is gone', async () => {
  jira.faults.set('/rest/api/2/search', { body: '{"issues":[]}' });
  await read_issues();
  expect((await table()).seen).toMatchObject({ 'TILL-1': { key: 'TILL-1' }, 'CASH-1': { key: 'CASH-1' } });
});

test('a run that ends early is continued by the next one', async () => {
  let times = 0;
  // Time for the first project alone.
  const short = { getRemainingTimeInMillis: () => ((times += 1) > 2 ? 0 : 600_000) };
  await read_issues(undefined, short);
  expect(searches()).toBe(1);
  await read_issues();
  const asked = jira.requests.flatMap(({ body = '' }) => body.match(/(?:TILL|CASH)-1/g) ?? []);
  expect(asked.sort()).toEqual(['CASH-1', 'TILL-1']);
  expect(Object.keys((await table()).seen)).toHaveLength(2);
});

test('nothing is asked for a connection that is disabled or broken, and nothing is kept of links that are gone', async () => {
  await read_issues();
  const { integration, containerId, planning } = world;
  const integrationId = integration.id;
  await world.call('change_integration', { integrationId, enabled: false });
  jira.requests.length = 0;
  await read_issues();
  expect(jira.requests).toEqual([]);
  await world.call('change_integration', { integrationId, enabled: true });
  const { whatId, epics, releases } = planning;
  await world.call('delete_epic', { containerId, whatId, epicId: epics.plain, releaseId: releases.open });
  await read_issues();
  expect(Object.keys((await table()).seen)).toEqual(['TILL-1']);
});
