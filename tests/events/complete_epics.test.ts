import { beforeEach, expect, test } from 'vitest';
import type { FakeIssue } from '#infra/local/jira/fakeIssues.ts';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import { handler } from '#lambdas/events/read_issues/read_issues.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { unlinkDiffering } from '#tests/calls/support/integration.ts';
import { jiraOfWorld } from '#tests/calls/support/jiraOfWorld.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import type { World } from '#tests/calls/support/world.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';
import { read_issues } from './support/functions.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
let world: World;
let jira: FakeJira;
let issue: FakeIssue;

/** An epic is linked with an open issue, whose mapping completes epics. */
beforeEach(async () => {
  world = await kept.reset();
  jira = jiraOfWorld(world);
  issue = jira.issues[0] ?? expect.fail('no issue');
  await unlinkDiffering(world);
  await completes(true);
  await link();
});

const completes = (completesEpics: boolean) =>
  world.call('save_field_mapping', { ...ofWorld(), mapping: { ...tillMapping(), completesEpics } });
const link = () =>
  world.call('create_epic_link', { ...ofWorld(), issueKey: 'TILL-1', storydEpicInfo: { ...place(), epicId: plain() } });
const ofWorld = () => ({ integrationId: world.integration.id });
const plain = () => world.planning.epics.plain;
const place = () => ({
  containerId: world.containerId,
  releaseId: world.planning.releases.open,
  whatId: world.planning.whatId,
});
const epic = async () => {
  const { epics } = await world.call('release_what', place());
  return epics.find(({ id }) => id === plain()) ?? expect.fail('no epic');
};
const differences = async () => {
  const { docs } = await world.call('release_drift', place(), world.viewer);
  return docs.find(({ epicId }) => epicId === plain())?.differences.map(({ field, changed }) => `${field} ${changed}`);
};
const read = async (status: FakeIssue['status']) => {
  issue.status = status;
  await read_issues();
  return (await epic()).completed;
};
const history = async () => {
  const { docs } = await world.call('story_map_history', { containerId: world.containerId }, world.viewer);
  return docs.map(({ type, user, about }) => [type, user, about]);
};

test('an epic is completed once its issue is done, and the history says that Jira did it', async () => {
  const before = await epic();
  expect(await read('In Progress')).toBe(false);
  expect(await read('Done')).toBe(true);
  const { integrations, version, ...rest } = await epic();
  expect(rest).toEqual({ ...before, integrations: undefined, version: undefined, completed: true });
  expect(version).toBe(before.version + 1);
  expect(integrations.map(({ integrationInfo }) => integrationInfo.issueKey)).toEqual(['TILL-1']);
  expect((await history())[0]).toEqual(['epic_completed_as_issue', null, `Plain ${world.canary}`]);
  expect(await differences()).not.toContain('status theirs');
  expect((await world.call('release_what', place())).releaseWhat.epicsDone).toBe(2);
});

test('without its switch a mapping completes nothing', async () => {
  await completes(false);
  expect(await read('Done')).toBe(false);
  expect(await differences()).toContain('status theirs');
  await completes(true);
  expect(await read('Done')).toBe(false);
});

test('an epic that somebody opens again stays open, until its issue is done anew', async () => {
  expect(await read('Done')).toBe(true);
  await world.call('uncomplete_epic', { ...place(), epicId: plain() });
  expect(await read('Done')).toBe(false);
  issue.fields['summary'] = 'Another';
  expect(await read('Done')).toBe(false);
  expect(await read('To Do')).toBe(false);
  expect(await read('Done')).toBe(true);
});

test('an issue that was done before it was linked completes nothing, and neither does one that only came back', async () => {
  await world.call('delete_epic_link', {
    ...ofWorld(),
    storydEpicInfo: { ...place(), epicId: plain() },
    epicIntegrationItem: { ...ofWorld(), integrationType: 'jira-server', integrationInfo: { issueKey: 'TILL-1' } },
  });
  issue.status = 'Done';
  await link();
  expect(await read('Done')).toBe(false);
  jira.issues.splice(0);
  expect(await read('Done')).toBe(false);
  jira.issues.push(issue);
  expect(await read('Done')).toBe(false);
});

test('several runs at once complete an epic once', async () => {
  issue.status = 'Done';
  await Promise.all([read_issues(), read_issues(), read_issues()]);
  expect((await history()).filter(([type]) => type === 'epic_completed_as_issue')).toHaveLength(1);
});

test('what somebody writes at the same moment stays', async () => {
  await read('To Do');
  const { priorities } = await world.call('company_settings', {});
  const priority = priorities[0]?.id ?? expect.fail('no priority');
  beforeNextCommit(() => world.call('change_epic_fields', { ...place(), epicId: plain(), fields: { priority } }));
  issue.status = 'Done';
  // Outside of its role it is what the next commit is of.
  await handler();
  expect(await epic()).toMatchObject({ priority, completed: true });
});

test('an epic that cannot be completed stays as it is, and differs from its issue', async () => {
  await world.call('complete_release', { containerId: world.containerId, releaseId: place().releaseId });
  expect(await read('Done')).toBe(false);
  await world.call('uncomplete_release', { containerId: world.containerId, releaseId: place().releaseId });
  expect(await differences()).toContain('status theirs');
  expect(await read('Done')).toBe(false);
});

test('nothing of a deleted story map is completed', async () => {
  await world.call('delete_container', { containerId: world.containerId });
  issue.status = 'Done';
  await read_issues();
  await world.call('restore_story_map', { containerId: world.containerId });
  expect((await epic()).completed).toBe(false);
  expect(await differences()).toContain('status theirs');
});

test('work that was given up does not complete its epic', async () => {
  await read('To Do');
  expect(await read("Won't do")).toBe(false);
  expect(await differences()).toEqual(['status theirs']);
});
