import { describe, expect, test } from 'vitest';
import { type DraftAction, emptyDraft, exportDataOf, mappingDraft } from '#shared/rules/integration/mappingDraft.ts';
import { TILL, tillMapping } from '#tests/ports/jira/support/tillProject.ts';

const { addedJiraFields: rows } = tillMapping();
const uid = rows[0]?.uid ?? '';
const after = (...actions: DraftAction[]) => actions.reduce(mappingDraft, emptyDraft);
const chosen: DraftAction[] = [
  { do: 'choose-project', project: TILL.selectedProject },
  { do: 'choose-issue-type', issueType: TILL.selectedIssueType },
  { do: 'load', rows, completesEpics: false },
];
const success: DraftAction[] = [...chosen, { do: 'test' }, { do: 'tested' }];
const failure: DraftAction[] = [
  ...chosen,
  { do: 'test' },
  { do: 'failed', message: 'Some fields have errors', errors: { summary: 'required' } },
];

test('an export that fails after a successful test has the errors of its fields', () => {
  const errors = { summary: 'too long' };
  expect(after(...success, { do: 'failed', message: 'No', errors }).test).toEqual({
    state: 'failure',
    message: 'No',
    errors,
  });
});

describe.each<[what: string, DraftAction]>([
  ['another project', { do: 'choose-project', project: { id: '2', key: 'CASH', name: 'Cash' } }],
  ['another type of issues', { do: 'choose-issue-type', issueType: { id: '2', name: 'Bug' } }],
  ['a row less', { do: 'remove', uid }],
  ['no rows', { do: 'clear' }],
  ['a row more', { do: 'add', rows: rows.map((row) => ({ ...row, uid: 'another0000000000000' })) }],
  ['a row filled anew', { do: 'fill', uid, storydField: null }],
  ['the rows of a new mapping', { do: 'load', rows: [], completesEpics: false }],
])('%s', (_what, action) => {
  test('resets the test and its errors', () => {
    expect(after(...success).test).toEqual({ state: 'success' });
    expect(after(...success, action).test).toEqual({ state: 'idle' });
    expect(after(...failure).test).toMatchObject({ state: 'failure', errors: { summary: 'required' } });
    expect(after(...failure, action).test).toEqual({ state: 'idle' });
  });

  test('makes the errors of an export under way worthless', () => {
    expect(after(...success, action, { do: 'failed', message: 'No', errors: {} }).test).toEqual({ state: 'idle' });
  });

  test('makes the answer to a test under way worthless', () => {
    expect(after(...chosen, { do: 'test' }, action, { do: 'tested' }).test).toEqual({ state: 'idle' });
  });
});

test('a mapping keeps no more of its project than names it', () => {
  const listed = { ...TILL.selectedProject, issueTypes: [{ id: '1', name: 'Story', isSubTask: false }] };
  const draft = after(...chosen, { do: 'choose-project', project: listed }, ...chosen.slice(1));
  expect(exportDataOf(draft)?.selectedProject).toEqual(TILL.selectedProject);
});

test('who may edit a row does not reset the test', () => {
  const draft = after(...success, { do: 'toggle-editable', uid });
  expect(draft.test).toEqual({ state: 'success' });
  expect(draft.rows[0]?.allowUsersToEdit).toBe(true);
});

test('neither does whether a done issue completes its epic', () => {
  const draft = after(...success, { do: 'toggle-completes-epics' });
  expect(draft).toMatchObject({ test: { state: 'success' }, completesEpics: true });
});

test('errors can be cleared, success stays', () => {
  expect(after(...failure, { do: 'clear-errors' }).test).toEqual({ state: 'idle' });
  expect(after(...success, { do: 'clear-errors' }).test).toEqual({ state: 'success' });
});

test('a draft is exported once its project and type of issues are chosen', () => {
  expect(exportDataOf(after(...chosen))).toEqual(tillMapping());
  expect(exportDataOf(after(...chosen.slice(0, 1)))).toBeUndefined();
});
