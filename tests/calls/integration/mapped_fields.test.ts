import { beforeEach, expect, test } from 'vitest';
import type { FakeIssue } from '#infra/local/jira/fakeIssues.ts';
import type { MappedField } from '#shared/model/integration/fieldMapping.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import type { World } from '#tests/calls/support/world.ts';
import { read_issues } from '#tests/events/support/functions.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const POINTS = 'customfield_10005';
const LEVEL = 'customfield_10006';
const { now, ofWorld, place, refusal } = useJiraScene();
let world: World;
let issue: FakeIssue;

const row = (
  id: string,
  name: string,
  type: MappedField['jiraField']['type'],
  storydField: MappedField['storydField'],
): MappedField => ({
  ...{ uid: id.replace('_', '').padEnd(20, '0'), jiraField: { id, name, type }, storydField, allowUsersToEdit: false },
});

/** An epic of the size 5 is exported, its size also as an option. */
beforeEach(async () => {
  const scene = now();
  world = scene.world;
  const fields = scene.jira.projects[0]?.issueTypes[0]?.fields ?? expect.fail('no fields');
  fields.push({
    ...{ fieldId: LEVEL, name: 'Level', required: false, hasDefaultValue: false, operations: ['set'] },
    schema: { type: 'option', custom: 'com.atlassian.jira.plugin.system.customfieldtypes:select', customId: 10006 },
    allowedValues: ['Small', 'Large'].map((value, i) => ({ id: `${90 + i}`, value })),
  });
  await world.call('change_epic_fields', { ...place(), fields: { size: 5 } });
  const range = [
    { above: 0, below: 8, option: '90' },
    { above: 8, below: 100, option: '91' },
  ];
  const mapping = tillMapping();
  mapping.addedJiraFields.push(
    row(POINTS, 'Points', 'number', { key: 'size', mapping: { type: 'direct' } }),
    row(LEVEL, 'Level', 'option', { key: 'size', mapping: { type: 'range', range } }),
    row('labels', 'Labels', 'option-multi', {
      ...{ key: 'pre-set-value', mapping: { type: 'direct' }, preSetValue: ['storyd'] },
    }),
  );
  const { mapping: before } = await world.call('field_mapping', {
    ...{ ...ofWorld(), projectId: mapping.selectedProject.id, issueTypeId: mapping.selectedIssueType.id },
  });
  await world.call('save_field_mapping', { ...ofWorld(), mapping, expect: { version: before?.version ?? 0 } });
  const { issueKey } = await world.call('export_data', {
    ...{ ...ofWorld(), exportData: mapping, storydEpicInfo: place() },
  });
  issue = scene.jira.issues.find(({ key }) => key === issueKey) ?? expect.fail('no issue');
});

const drift = async () => {
  const { containerId, releaseId, epicId } = place();
  await read_issues();
  const { docs } = await world.call('release_drift', { containerId, releaseId });
  const own = docs.find((doc) => doc.epicId === epicId)?.differences ?? [];
  const { docs: listed } = await world.call('integration_drift', ofWorld());
  expect(listed.find((doc) => doc.epicId === epicId)?.differences ?? []).toEqual(own);
  return own.map(({ name, ours, theirs, ways }) => [name, ours, theirs, ways.join()]);
};
const epic = async () => {
  const { epics } = await world.call('release_what', place());
  return epics.find(({ id }) => id === place().epicId);
};
const ALL = 'theirs,ours,leave';

test('a mapped field that changes in Jira differs from the epic, which takes its value', async () => {
  expect(await drift()).toEqual([]);
  Object.assign(issue.fields, { [POINTS]: 8, labels: ['other'] });
  expect(await drift()).toEqual([['Points', '5', '8', ALL]]);
  await world.call('take_issue_value', { ...ofWorld(), ...place(), field: `field:${POINTS}`, theirs: '8' });
  expect((await epic())?.size).toBe(8);
  // The other field that the size fills has not followed.
  expect(await drift()).toEqual([['Level', 'Large', 'Small', 'ours,leave']]);
});

test('a mapped field of the epic that changes differs from the issue, which gets its value', async () => {
  await drift();
  await world.call('change_epic_fields', { ...place(), fields: { size: 13 } });
  expect(await drift()).toEqual([
    ['Points', '13', '5', ALL],
    ['Level', 'Large', 'Small', 'ours,leave'],
  ]);
  const send = (id: string, theirs: string) =>
    world.call('send_epic_value', { ...ofWorld(), storydEpicInfo: place(), field: `field:${id}`, theirs });
  await send(LEVEL, 'Small');
  await send(POINTS, '5');
  expect(issue.fields).toMatchObject({ [POINTS]: 13, [LEVEL]: { value: 'Large' } });
  expect(await drift()).toEqual([]);
});

test('a mapped field that was not the same from the beginning differs only when the issue changes it', async () => {
  Object.assign(issue.fields, { [POINTS]: 1 });
  expect(await drift()).toEqual([]);
  await world.call('change_epic_fields', { ...place(), fields: { size: 6 } });
  expect(await drift()).toEqual([]);
  Object.assign(issue.fields, { [POINTS]: 2 });
  expect(await drift()).toEqual([['Points', '6', '2', ALL]]);
});

test('a long text differs by its beginning, and is sent whole; a field that was left differs when Jira changes it again', async () => {
  await drift();
  Object.assign(issue.fields, { description: 'Rewritten in Jira. '.repeat(40) });
  const [difference] = await drift();
  expect(difference).toEqual([
    'Description',
    expect.any(String),
    expect.stringMatching(/^Rewritten in Jira\. .{80,90}… \(759\/\w+\)$/),
    'ours,leave',
  ]);
  const theirs = difference?.[2] ?? '';
  const seen = { ...ofWorld(), field: 'field:description' as const, theirs };
  expect(await refusal('take_issue_value', { ...seen, ...place() })).toBe('409 drift-not-settleable');
  await world.call('leave_difference', { ...seen, ...place() });
  expect(await drift()).toEqual([]);
  Object.assign(issue.fields, { description: 'Short' });
  expect(await drift()).toMatchObject([['Description', expect.any(String), 'Short', 'ours,leave']]);
  await world.call('send_epic_value', { ...seen, theirs: 'Short', storydEpicInfo: place() });
  expect(issue.fields['description']).not.toBe('Short');
  expect(await drift()).toEqual([]);
});
