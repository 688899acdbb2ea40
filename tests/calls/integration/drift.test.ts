import { beforeEach, expect, test } from 'vitest';
import type { FakeIssue } from '#infra/local/jira/fakeIssues.ts';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import { DRIFT_WAYS, type DriftField, type DriftWay } from '#shared/model/integration/drift.ts';
import { send } from '#tests/calls/support/caller.ts';
import { jiraOfWorld } from '#tests/calls/support/jiraOfWorld.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import type { Somebody, World } from '#tests/calls/support/world.ts';
import { read_issues } from '#tests/events/support/functions.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
let world: World;
let jira: FakeJira;
let issue: FakeIssue;
const MUST = { id: '1', name: 'Must have' };
const SHOULD = { id: '2', name: 'Should have' };

/** An epic is linked with an issue that has its name and its priority. */
beforeEach(async () => {
  world = await kept.reset();
  jira = jiraOfWorld(world);
  await world.call('change_epic_fields', { ...place(), fields: { priority: await priorityOf(MUST.name) } });
  issue = jira.issues[0] ?? expect.fail('no issue');
  issue.fields = { summary: `Plain ${world.canary}`, priority: MUST };
  await world.call('create_epic_link', { ...ofWorld(), issueKey: 'TILL-1', storydEpicInfo: place() });
});

const priorityOf = async (wanted: string) => {
  const { priorities } = await world.call('company_settings', {});
  return priorities.find(({ name }) => name === wanted)?.id ?? expect.fail(`no ${wanted}`);
};
const ofWorld = () => ({ integrationId: world.integration.id });
const place = () => ({
  containerId: world.containerId,
  whatId: world.planning.whatId,
  epicId: world.planning.epics.plain,
  releaseId: world.planning.releases.open,
});
const epic = async (releaseId = place().releaseId) => {
  const { containerId, whatId, epicId } = place();
  const { epics } = await world.call('release_what', { containerId, releaseId, whatId });
  return epics.find(({ id }) => id === epicId);
};
const drift = async (as: Somebody = world.viewer, releaseId = place().releaseId) => {
  const { docs } = await world.call('release_drift', { containerId: world.containerId, releaseId }, as);
  return docs.find(({ epicId }) => epicId === place().epicId);
};
const differences = async () =>
  (await drift())?.differences.map(({ field, ours, theirs, changed, ways }) => [
    field,
    ours,
    theirs,
    changed,
    ways.join(),
  ]);
/** Sends the command that settles a difference in a way. */
const sendSettling = (
  field: DriftField,
  way: DriftWay,
  seen: { theirs: string; expect?: { ours: string } },
  { idToken }: Somebody = world.editor,
) => {
  const known = { ...ofWorld(), ...seen };
  if (way === 'ours') return send(stack(), 'send_epic_value', { ...known, storydEpicInfo: place(), field }, idToken);
  if (way === 'leave') return send(stack(), 'leave_difference', { ...known, ...place(), field }, idToken);
  return field === 'fixVersion'
    ? send(stack(), 'follow_fix_version', { ...known, ...place() }, idToken)
    : send(stack(), 'take_issue_value', { ...known, ...place(), field }, idToken);
};
const settle = async (field: DriftField, way: DriftWay, theirs: string, as?: Somebody) => {
  const { status, body } = await sendSettling(field, way, { theirs }, as);
  return status === 200 ? String(body['message']) : `${status} ${String(body['code'])}`;
};
const ALL = 'theirs,ours,leave';

test('an epic differs from its issue once the reader has seen that, for all who may view it', async () => {
  expect(await drift()).toMatchObject({ issueKey: 'TILL-1', issue: null, differences: [] });
  await read_issues();
  expect(await drift()).toMatchObject({
    issue: { status: 'To Do', url: `${jira.baseUrl}/browse/TILL-1` },
    differences: [],
  });
  Object.assign(issue, { status: 'Done', fields: { summary: 'Theirs', priority: MUST } });
  expect(await differences()).toEqual([]);
  await read_issues();
  expect(await differences()).toEqual([
    ['status', 'open', 'done', 'theirs', ALL],
    ['summary', `Plain ${world.canary}`, 'Theirs', 'theirs', ALL],
  ]);
  expect(await drift(world.owner)).toEqual(await drift());
  const { readAt } = await world.call('release_drift', {
    containerId: world.containerId,
    releaseId: place().releaseId,
  });
  expect(readAt).toBeGreaterThan(Date.now() - 60_000);
});

test('an epic takes the values of its issue', async () => {
  Object.assign(issue, { status: 'Done', fields: { summary: 'Theirs', priority: SHOULD } });
  await read_issues();
  expect(await settle('summary', 'theirs', 'Theirs')).toBe('The epic has the value of the issue');
  expect(await settle('priority', 'theirs', SHOULD.name)).toBe('The epic has the value of the issue');
  expect(await settle('status', 'theirs', 'done')).toBe('The epic has the value of the issue');
  expect(await epic()).toMatchObject({
    nameFreeText: 'Theirs',
    priority: await priorityOf(SHOULD.name),
    completed: true,
  });
  expect(await differences()).toEqual([]);
  await read_issues();
  expect(await differences()).toEqual([]);
  issue.status = 'To Do';
  await read_issues();
  expect(await settle('status', 'theirs', 'open')).toBe('The epic has the value of the issue');
  expect((await epic())?.completed).toBe(false);
});

test('an issue takes the values of its epic', async () => {
  const { containerId, releaseId, whatId, epicId } = place();
  await read_issues();
  const name = { type: 'free_text', text: 'Ours' } as const;
  await world.call('change_epic_name', { ...place(), epic: name });
  await world.call('add_priority', { name: 'High', color: '#d32f2f' }, world.owner);
  await world.call('change_epic_fields', { ...place(), fields: { priority: await priorityOf('High') } });
  await world.call('complete_epic', { containerId, releaseId, whatId, epicId });
  expect(await differences()).toEqual([
    ['status', 'done', 'open', 'ours', ALL],
    ['summary', 'Ours', `Plain ${world.canary}`, 'ours', 'ours,leave'],
    ['priority', 'High', MUST.name, 'ours', 'ours,leave'],
  ]);
  expect(await settle('summary', 'ours', `Plain ${world.canary}`)).toBe('Jira has the value of the epic');
  expect(await settle('priority', 'ours', MUST.name)).toBe('Jira has the value of the epic');
  expect(await settle('status', 'ours', 'open')).toBe('Jira has the value of the epic');
  expect(issue).toMatchObject({ status: 'Done', fields: { summary: 'Ours', priority: { name: 'High' } } });
  expect(await differences()).toEqual([]);
  await read_issues();
  expect(await differences()).toEqual([]);
});

test('an issue gets the fix version of its release, and keeps those that stand for something else', async () => {
  const { containerId, releaseId } = place();
  const before = `Open ${world.canary}`;
  const versions = [before, 'Next', 'Hotfix'].map((name, i) => ({ id: `${i}`, name }));
  const field = jira.projects[0]?.issueTypes[0]?.fields.find(({ fieldId }) => fieldId === 'fixVersions');
  Object.assign(field ?? {}, { allowedValues: versions });
  const names = () => (issue.fields['fixVersions'] as { name: string }[]).map(({ name }) => name);
  await world.call('change_release_name', { containerId, releaseId, name: 'Next' });
  issue.fields['fixVersions'] = [versions[2], versions[0]];
  await read_issues();
  expect(await settle('fixVersion', 'ours', `Hotfix, ${before}`)).toBe('Jira has the value of the epic');
  expect([names(), await differences()]).toEqual([['Hotfix', 'Next'], []]);

  issue.fields['fixVersions'] = versions;
  await read_issues();
  expect(await settle('fixVersion', 'ours', `Hotfix, Next, ${before}`)).toBe('Jira has the value of the epic');
  expect([names(), await differences()]).toEqual([[before, 'Next', 'Hotfix'], []]);
});

test('both keep their values, until the issue changes again', async () => {
  Object.assign(issue.fields, { summary: 'Theirs', priority: SHOULD });
  await read_issues();
  expect(await settle('summary', 'leave', 'Theirs')).toBe('Both stay as they are');
  expect(await settle('priority', 'leave', SHOULD.name)).toBe('Both stay as they are');
  expect(await differences()).toEqual([]);
  await read_issues();
  expect(await differences()).toEqual([]);
  expect([issue.fields['summary'], (await epic())?.nameFreeText]).toEqual(['Theirs', `Plain ${world.canary}`]);
  issue.fields['summary'] = 'Theirs again';
  await read_issues();
  expect(await differences()).toEqual([['summary', `Plain ${world.canary}`, 'Theirs again', 'theirs', ALL]]);
});

test('an epic follows the fix version of its issue into the release of that name, if there is one', async () => {
  const { target } = world.planning.releases;
  issue.fields['fixVersions'] = [{ id: '71', name: 'Nowhere' }];
  await read_issues();
  expect(await differences()).toEqual([['fixVersion', `Open ${world.canary}`, 'Nowhere', 'theirs', 'ours,leave']]);
  expect(await settle('fixVersion', 'theirs', 'Nowhere')).toBe('409 drift-not-settleable');
  // The project has no version of the name of the release.
  expect(await settle('fixVersion', 'ours', 'Nowhere')).toBe('400 field-validation-error');
  issue.fields['fixVersions'] = [{ id: '71', name: `Target ${world.canary}` }];
  await read_issues();
  expect(await settle('fixVersion', 'theirs', `Target ${world.canary}`)).toBe('The epic has the value of the issue');
  expect(await epic()).toBeUndefined();
  expect((await epic(target))?.integrations).toHaveLength(1);
  expect((await drift(world.viewer, target))?.differences).toEqual([]);
});

test('an epic takes nothing that it cannot have, and sends no name that it lacks', async () => {
  const { target } = world.planning.releases;
  const priority = { id: '9', name: 'Nobody knows it' };
  const fixVersions = [{ id: '71', name: `Target ${world.canary}` }];
  Object.assign(issue, { status: 'Done', fields: { summary: 'Theirs', priority, fixVersions } });
  await read_issues();
  expect(await settle('priority', 'theirs', priority.name)).toBe('409 drift-not-settleable');
  await world.call('change_epic_name', { ...place(), epic: null });
  expect(await settle('summary', 'ours', 'Theirs')).toBe('409 drift-not-settleable');
  expect(await settle('status', 'theirs', 'done')).toBe('409 epic-without-name');
  await world.call('change_epic_name', { ...place(), epic: { type: 'free_text', text: 'Ours' } });
  await world.call('create_epic', { ...place(), epic: { type: 'free_text', text: 'THEIRS' } });
  expect(await settle('summary', 'theirs', 'Theirs')).toBe('409 epic-name-object-exists');
  expect(await settle('status', 'theirs', 'done')).toBe('The epic has the value of the issue');
  expect(await settle('summary', 'theirs', 'Theirs')).toBe('409 drift-not-settleable');
  expect(await settle('fixVersion', 'theirs', `Target ${world.canary}`)).toBe('409 drift-not-settleable');
  expect(await epic()).toMatchObject({ nameFreeText: 'Ours', completed: true });
  expect(await epic(target)).toBeUndefined();
  expect([issue.fields['summary'], issue.status]).toEqual(['Theirs', 'Done']);
});

test('a link follows its issue to another project, and is deleted with it', async () => {
  Object.assign(issue, { key: 'CASH-1', formerKeys: ['TILL-1'] });
  await read_issues();
  expect(await differences()).toEqual([['key', 'TILL-1', 'CASH-1', 'theirs', 'theirs,leave']]);
  expect(await settle('key', 'ours', 'CASH-1')).toBe('400 bad-input');
  expect(await settle('key', 'theirs', 'CASH-1')).toBe('The link has the new key of the issue');
  expect(await drift()).toMatchObject({ issueKey: 'CASH-1', differences: [] });
  jira.issues.splice(0);
  await read_issues();
  expect(await differences()).toEqual([['key', 'CASH-1', '', 'theirs', 'theirs,leave']]);
  expect(await settle('key', 'leave', '')).toBe('Both stay as they are');
  expect(await drift()).toMatchObject({ issueKey: 'CASH-1', issue: null, differences: [] });
  jira.issues.push(issue);
  await read_issues();
  expect(await drift()).toMatchObject({ differences: [] });
  jira.issues.splice(0);
  await read_issues();
});

test('a link whose issue is gone is deleted on request', async () => {
  jira.issues.splice(0);
  await read_issues();
  expect(await settle('key', 'theirs', '')).toBe('Successfully deleted integration link');
  expect((await epic())?.integrations).toEqual([]);
  expect(await settle('key', 'theirs', '')).toBe('404 integration-item-does-not-exist');
});

test('what was settled meanwhile is left, and another value than was seen is not taken unseen', async () => {
  issue.fields['summary'] = 'Theirs';
  await read_issues();
  expect(await settle('summary', 'theirs', 'Something else')).toBe('409 drift-changed');
  expect(await settle('summary', 'theirs', 'Theirs')).toBe('The epic has the value of the issue');
  expect(await settle('summary', 'theirs', 'Theirs')).toBe('The epic has the value of the issue');
  expect(await settle('summary', 'ours', 'Theirs', world.viewer)).toBe('403 permission-denied');
});

test('nobody settles a difference whose value in the epic they have not seen', async () => {
  issue.fields['summary'] = 'Theirs';
  await read_issues();
  const seen = { ours: `Plain ${world.canary}` };
  await world.call('change_epic_name', { ...place(), epic: { type: 'free_text', text: 'Renamed' } });
  const settleSeen = (way: DriftWay, expect: { ours: string }) =>
    sendSettling('summary', way, { theirs: 'Theirs', expect });
  for (const way of DRIFT_WAYS) {
    const { status, body } = await settleSeen(way, seen);
    expect([status, body['code'], body['current']]).toEqual([409, 'value-changed', { ours: 'Renamed' }]);
    expect(body['changed']).toMatchObject([{ type: 'epic', id: place().epicId, nameFreeText: 'Renamed' }]);
  }
  expect([issue.fields['summary'], (await epic())?.nameFreeText]).toEqual(['Theirs', 'Renamed']);
  expect((await settleSeen('theirs', { ours: 'Renamed' })).status).toBe(200);
});

test('a Jira that does not take a value changes nothing here', async () => {
  issue.fields['summary'] = 'Theirs';
  await read_issues();
  const before = await epic();
  jira.faults.set('/rest/api/2/issue', 'slow');
  expect(await settle('summary', 'ours', 'Theirs')).toBe('409 tracker-unanswered');
  jira.faults.set('/rest/api/2/issue', { status: 403 });
  expect(await settle('summary', 'ours', 'Theirs')).toBe('409 tracker-requests-refused');
  jira.faults.clear();
  await world.call('change_integration', { ...ofWorld(), enabled: false });
  expect(await settle('summary', 'ours', 'Theirs')).toBe('409 integration-disabled');
  expect(await epic()).toEqual(before);
  expect(await differences()).toHaveLength(1);
  // What concerns this side alone needs no Jira.
  expect(await settle('summary', 'theirs', 'Theirs')).toBe('The epic has the value of the issue');
});
