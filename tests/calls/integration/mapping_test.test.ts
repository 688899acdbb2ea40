import { beforeEach, expect, test } from 'vitest';
import type { FakeJira } from '#infra/local/jira/fakeJira.ts';
import type { ExportData, MappedField } from '#shared/model/integration/fieldMapping.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import type { World } from '#tests/calls/support/world.ts';
import { tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const scene = useJiraScene();
const { ofWorld, place, refusal } = scene;
let world: World;
let jira: FakeJira;
beforeEach(() => ({ world, jira } = scene.now()));

const withRow = (row: Omit<MappedField, 'uid' | 'allowUsersToEdit'>): ExportData => {
  const { addedJiraFields, ...target } = tillMapping();
  const added = { ...row, uid: 'added000000000000000', allowUsersToEdit: false };
  return { ...target, addedJiraFields: [...addedJiraFields, added] };
};
const releaseInto = (type: 'option-to-option-match' | 'into-option') =>
  withRow({
    jiraField: { id: 'fixVersions', name: 'Fix Version/s', type: 'option-multi' },
    storydField: { key: 'release-name', mapping: { type } },
  });
const verify = (exportData: ExportData, storydEpicInfo?: ReturnType<typeof place>) =>
  world.call('verify_export_data', { ...ofWorld(), exportData, ...(storydEpicInfo && { storydEpicInfo }) });
const posts = () => jira.requests.filter(({ method }) => method === 'POST');

test('a mapping that fits is tested without leaving anything in Jira', async () => {
  for (const info of [undefined, place()])
    expect(await verify(tillMapping(), info)).toEqual({
      ...{ success: true, code: null, message: 'Field mapping test was successful', fieldErrors: {} },
    });
  expect(posts()).toHaveLength(2);
  expect(jira.issues.map(({ key }) => key)).toEqual(['TILL-1']);
});

test('an issue that Jira creates in the test all the same is deleted at once, or named', async () => {
  const real = jira.http;
  let removed = 204;
  Object.assign(jira, {
    http: async (request: Parameters<typeof real>[0]) => {
      if (request.method === 'POST' && request.url.pathname.endsWith('/issue'))
        return { status: 201, headers: {}, body: '{"id":"1","key":"TILL-1","self":""}' };
      if (request.method === 'DELETE' && removed !== 204) return { status: removed, headers: {}, body: '' };
      return real(request);
    },
  });
  expect(await verify(tillMapping())).toMatchObject({ success: true });
  expect(jira.issues).toEqual([]);
  removed = 403;
  expect(await verify(tillMapping())).toMatchObject({
    ...{
      success: false,
      message: "The test created TILL-1 in Jira, and StorYd isn't allowed to delete it. Delete it in Jira",
    },
  });
});

test('nothing is sent where the connection says so', async () => {
  await world.call('change_integration', { ...ofWorld(), testsWithoutPosting: true });
  expect(await verify(tillMapping())).toMatchObject({ success: true });
  expect(posts()).toEqual([]);
});

test('errors are those of the fields of the project, and those that Jira finds itself', async () => {
  const { addedJiraFields, ...target } = tillMapping();
  expect(await verify({ ...target, addedJiraFields: addedJiraFields.slice(1) })).toEqual({
    success: false,
    code: 'field-validation-error',
    message: 'Some fields have errors',
    fieldErrors: { summary: 'Jira requires this field' },
  });
  expect(posts()).toEqual([]);
  jira.projects[0]?.issueTypes[0]?.fields.push({
    ...{ fieldId: 'duedate', name: 'Due date', required: true, hasDefaultValue: false, operations: ['set'] },
    schema: { type: 'date', system: 'duedate' },
  });
  const fieldErrors = {
    duedate:
      "Jira requires this field, but it can't be set here. Give it a default value in Jira, or choose another issue type",
  };
  expect(await verify(tillMapping())).toMatchObject({ success: false, fieldErrors });
  await world.call('change_integration', { ...ofWorld(), testsWithoutPosting: true });
  expect(await verify(tillMapping())).toMatchObject({ success: false, fieldErrors });
  expect(posts()).toEqual([]);
});

test('an unknown version alone is success for administrators, and an error for an epic', async () => {
  for (const type of ['option-to-option-match', 'into-option'] as const) {
    expect((await verify(releaseInto(type))).success).toBe(true);
    const { success, fieldErrors } = await verify(releaseInto(type), place());
    expect([success, Object.keys(fieldErrors)]).toEqual([false, ['fixVersions']]);
  }
  const { addedJiraFields, ...target } = releaseInto('into-option');
  const both = await verify({ ...target, addedJiraFields: addedJiraFields.slice(1) });
  expect(both.success).toBe(false);
});

test('every priority and every range is tested', async () => {
  const [first] = (await world.call('company_settings', {})).priorities;
  const set = withRow({
    jiraField: { id: 'priority', name: 'Priority', type: 'option' },
    storydField: { key: 'priority', mapping: { type: 'option-to-option-set', optionMap: { [first?.id ?? '']: '1' } } },
  });
  expect((await verify(set)).fieldErrors['priority']).toMatch(/^No option is set for /);
  const ranges = withRow({
    jiraField: { id: 'priority', name: 'Priority', type: 'option' },
    storydField: {
      key: 'size',
      mapping: {
        type: 'range',
        range: [
          { above: 0, below: 50, option: '1' },
          { above: 50, below: 100, option: 'gone' },
        ],
      },
    },
  });
  expect((await verify(ranges)).fieldErrors['priority']).toBe('The chosen option no longer exists');
});

test('without the right to write mappings, an epic is tested by the saved one only', async () => {
  await world.call('change_integration', { ...ofWorld(), allowUsersToWrite: false });
  const test = (exportData: ExportData, more: object = {}, as = world.viewer) =>
    refusal('verify_export_data', { ...ofWorld(), exportData, ...more }, as);
  expect(await test(tillMapping())).toBe('403 mapping-locked');
  expect(await test(tillMapping(), { storydEpicInfo: place() })).toBe('accepted');
  expect(await test(releaseInto('into-option'), { storydEpicInfo: place() })).toBe('403 mapping-locked');
  expect(await test(tillMapping(), { storydEpicInfo: place() }, world.colleague)).toBe('403 permission-denied');
});
