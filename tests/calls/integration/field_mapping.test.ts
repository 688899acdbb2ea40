import { beforeEach, expect, test } from 'vitest';
import { type FakeJira } from '#infra/local/jira/fakeJira.ts';
import type { ExportData, MappingToSave } from '#shared/model/integration/fieldMapping.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import type { Somebody, World } from '#tests/calls/support/world.ts';
import { TILL, tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const scene = useJiraScene();
const { ofWorld, refusal } = scene;
let world: World;
let jira: FakeJira;
beforeEach(() => ({ world, jira } = scene.now()));

const till = () => ({ ...ofWorld(), projectId: TILL.selectedProject.id, issueTypeId: TILL.selectedIssueType.id });
const save = (mapping: MappingToSave, as?: Somebody) => world.call('save_field_mapping', { ...ofWorld(), mapping }, as);
const saved = async () => (await world.call('field_mapping', till(), world.viewer)).mapping;

test('projects, their types of issues and the fields of those are read from Jira', async () => {
  const issueTypes = [
    { id: '10001', name: 'Story', isSubTask: false },
    { id: '10003', name: 'Sub-task', isSubTask: true },
  ];
  expect((await world.call('available_projects', ofWorld(), world.viewer)).projects).toEqual([
    { id: '10100', key: 'TILL', name: 'Project TILL', issueTypes },
    { id: '10200', key: 'CASH', name: 'Project CASH', issueTypes },
  ]);
  const ofTill = { ...ofWorld(), projectKey: 'TILL' };
  expect((await world.call('issue_types', ofTill)).issueTypes).toEqual([
    { id: '10001', name: 'Story', isSubTask: false },
  ]);
  const { fields } = await world.call('get_createmeta', { ...ofTill, issueTypeId: '10001' });
  expect(fields.map(({ name, type, required }) => `${name}: ${type}${required ? ', required' : ''}`)).toEqual([
    'Summary: string, required',
    'Description: multi-line string',
    'Priority: option',
    'Fix Version/s: option-multi',
    'Labels: option-multi',
    'Points: number',
  ]);
});

test('what Jira refuses is said in words', async () => {
  const ask = () => refusal('available_projects', ofWorld());
  jira.faults.set('/rest/api/2/project', { status: 429 });
  expect(await ask()).toBe('429 tracker-busy');
  jira.faults.set('/rest/api/2/project', { status: 403 });
  expect(await ask()).toBe('409 tracker-requests-refused');
  jira.faults.set('/rest/api/2/project', 'slow');
  expect(await ask()).toBe('409 tracker-unanswered');
  jira.faults.set('/rest/applinks', 'broken-off');
  expect(await ask()).toBe('409 tracker-unreachable');
  jira.faults.clear();
  expect(await refusal('issue_types', { ...ofWorld(), projectKey: 'GONE' })).toBe('404 tracker-not-found');
  jira.accounts.clear();
  expect(await ask()).toBe('409 tracker-credential-refused');
  await world.call('get_connection_status', ofWorld());
  expect(await ask()).toBe('409 integration-not-connected');
});

test('another instance at the address gets no credential', async () => {
  jira.instanceId = 'another';
  expect(await refusal('available_projects', ofWorld())).toBe('409 tracker-moved');
  expect(jira.requests.some(({ headers }) => 'authorization' in headers)).toBe(false);
});

test('a mapping is saved for one type of issues of one project, cleared and saved again', async () => {
  expect(await saved()).toMatchObject(tillMapping());
  const changed = { ...tillMapping(), addedJiraFields: [] };
  await save(changed);
  expect(await saved()).toMatchObject({ ...changed, completesEpics: false });
  await save({ ...changed, completesEpics: true });
  expect(await saved()).toMatchObject({ ...changed, completesEpics: true });
  const other = { ...till(), issueTypeId: '10002' };
  expect((await world.call('field_mapping', other)).mapping).toBeNull();
  await world.call('clear_field_mapping', till());
  expect(await saved()).toBeNull();
  await save(tillMapping());
  expect(await saved()).toMatchObject({ ...tillMapping(), completesEpics: false });
});

test('administrators save mappings always, others where the connection lets users write', async () => {
  const mapping = { ...tillMapping(), addedJiraFields: [] };
  const change = { ...ofWorld(), mapping };
  expect(await refusal('save_field_mapping', change, world.viewer)).toBe('accepted');
  await world.call('change_integration', { ...ofWorld(), allowUsersToWrite: false });
  expect(await refusal('save_field_mapping', change, world.editor)).toBe('403 mapping-locked');
  expect(await refusal('clear_field_mapping', till(), world.editor)).toBe('403 mapping-locked');
  expect(await saved()).toMatchObject(mapping);
  expect(await refusal('clear_field_mapping', till())).toBe('accepted');
});

test('a mapping that somebody has saved meanwhile is not overwritten unseen', async () => {
  const mapping = { ...tillMapping(), addedJiraFields: [] };
  const version = (await saved())?.version ?? 0;
  await save({ ...tillMapping(), addedJiraFields: tillMapping().addedJiraFields.slice(1) });
  expect(await refusal('save_field_mapping', { ...ofWorld(), mapping, expect: { version } })).toBe('409 value-changed');
  await world.call('clear_field_mapping', till());
  expect(await refusal('save_field_mapping', { ...ofWorld(), mapping, expect: { version: 0 } })).toBe('accepted');
});

test('a mapping that an item of the table cannot hold is refused', async () => {
  const [row] = tillMapping().addedJiraFields;
  const text = { key: 'pre-set-value', mapping: { type: 'direct' }, preSetValue: 'x'.repeat(20_000) } as const;
  const addedJiraFields = [0, 1, 2].map(() => ({ ...row, storydField: text }) as ExportData['addedJiraFields'][0]);
  expect(await refusal('save_field_mapping', { ...ofWorld(), mapping: { ...tillMapping(), addedJiraFields } })).toBe(
    '409 mapping-too-large',
  );
});

test('a disabled connection has no mappings to read, save or clear', async () => {
  await world.call('change_integration', { ...ofWorld(), enabled: false });
  const disabled = '409 integration-disabled';
  expect(await refusal('field_mapping', till())).toBe(disabled);
  expect(await refusal('save_field_mapping', { ...ofWorld(), mapping: tillMapping() })).toBe(disabled);
  expect(await refusal('clear_field_mapping', till())).toBe(disabled);
  expect(await refusal('available_projects', ofWorld())).toBe(disabled);
  expect(await refusal('issue_types', { ...ofWorld(), projectKey: 'TILL' })).toBe(disabled);
});

test('a mapping keeps the name and the type of the field of epics that fills a row', async () => {
  const mapping = tillMapping();
  const rows = mapping.addedJiraFields.map((row) => ({
    ...row,
    storydField: row.storydField && { ...row.storydField, name: 'Epic name', type: 'string' as const },
  }));
  const { projectId, issueTypeId } = {
    projectId: mapping.selectedProject.id,
    issueTypeId: mapping.selectedIssueType.id,
  };
  await save({ ...mapping, addedJiraFields: rows }, world.owner);
  const saved = await world.call('field_mapping', { ...ofWorld(), projectId, issueTypeId });
  expect(saved.mapping?.addedJiraFields).toEqual(rows);
});
