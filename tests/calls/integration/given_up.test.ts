import { beforeEach, expect, test } from 'vitest';
import { type FakeIssue, STATUSES } from '#infra/local/jira/fakeIssues.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import type { World } from '#tests/calls/support/world.ts';
import { read_issues } from '#tests/events/support/functions.ts';

const { now, ofWorld, place, refusal } = useJiraScene();
let world: World;
let issue: FakeIssue;

/** An epic is linked with an issue that has its name. */
beforeEach(async () => {
  world = now().world;
  issue = now().jira.issues[0] ?? expect.fail('no issue');
  issue.fields = { summary: `Plain ${world.canary}` };
  await world.call('create_epic_link', { ...ofWorld(), issueKey: 'TILL-1', storydEpicInfo: place() });
});

const drift = async () => {
  const { containerId, releaseId, epicId } = place();
  const { docs } = await world.call('release_drift', { containerId, releaseId }, world.viewer);
  return docs.find((doc) => doc.epicId === epicId);
};
const differences = async () =>
  (await drift())?.differences.map(({ field, ours, theirs, changed, ways }) => [
    ...[field, ours, theirs, changed],
    ways.join(),
  ]);
const closed = async () => (await drift())?.issue?.closedAs;
const isCompleted = async () => {
  const { epics } = await world.call('release_what', place());
  return epics.find(({ id }) => id === place().epicId)?.completed;
};

test('an issue that was given up leaves its epic open, and says what it was closed as', async () => {
  issue.status = "Won't do";
  await read_issues();
  expect(await differences()).toEqual([['status', 'open', "closed as Won't do", 'theirs', 'ours,leave']]);
  const seen = { ...ofWorld(), ...place(), field: 'status' as const, theirs: "closed as Won't do" };
  expect(await refusal('take_issue_value', seen)).toBe('409 drift-not-settleable');
  await world.call('leave_difference', seen);
  expect([await differences(), await closed(), await isCompleted()]).toEqual([[], "Won't do", false]);
  issue.status = 'Done';
  Object.assign(issue.fields, { resolution: { id: '10', name: 'Duplicate' } });
  await read_issues();
  expect([await closed(), await isCompleted()]).toEqual(['Duplicate', false]);
  Object.assign(issue.fields, { resolution: null });
  await read_issues();
  expect(await closed()).toBeNull();
});

test('where the workflow leads to several statuses for completed work, a person chooses', async () => {
  const done = { id: 3, key: 'done', name: 'Erledigt' };
  const statuses = ['Released', 'Closed'].map((name, i) => ({ id: `2000${i}`, name, category: done }));
  issue.workflow = [...STATUSES.slice(0, 1), ...statuses];
  await world.call('complete_epic', place());
  await read_issues();
  const sent = (more: object) =>
    world.call('send_epic_value', {
      ...{ ...ofWorld(), storydEpicInfo: place(), field: 'status', theirs: 'open' },
      ...more,
    });
  expect(await sent({})).toMatchObject({ choices: ['Released', 'Closed'], changed: [{ type: 'epic' }] });
  expect([issue.status, await differences()]).toMatchObject([
    'To Do',
    [['status', 'done', 'open', 'ours', 'theirs,ours,leave']],
  ]);
  expect(await sent({ status: 'Closed' })).toMatchObject({ message: 'Jira has the value of the epic' });
  expect([issue.status, await differences()]).toEqual(['Closed', []]);
});
