import { expect, test } from 'vitest';
import type { EpicFieldKey, FieldMapping, MappedField, IssueField } from '#shared/model/integration/fieldMapping.ts';
import { dryRun, unsentFields } from '#shared/rules/integration/dryRun.ts';
import type { ExportedEpic } from '#shared/rules/integration/epicExport.ts';

const EPIC: ExportedEpic = {
  'epic-name': 'Count the till',
  'epic-description': 'As a Clerk, I want to count the till',
  'release-name': 'Spring',
  priority: { id: 'must', name: 'Must have' },
  'business-value': 8,
  size: null,
  cost: null,
  'who-links': ['Clerk'],
  'epic-ac-info': '',
  'epic-ac-scenarios': '',
  'reference-links': [],
  notes: '',
};
const field = (id: string, type: IssueField['type'], more: Partial<IssueField> = {}): IssueField => ({
  ...{ id, name: id.toUpperCase(), type, required: false, options: [], anyWord: false },
  ...more,
});
const FIELDS = [
  field('summary', 'string', { required: true }),
  field('notes', 'multi-line string'),
  field('priority', 'option', { options: [{ id: '1', name: 'Highest' }] }),
  field('parent', 'issue'),
  field('team', 'string', { required: true }),
];
const row = (id: string, key: EpicFieldKey, type: FieldMapping['type'], more: object = {}): MappedField => {
  const { name, type: of } = FIELDS.find((one) => one.id === id) ?? field('gone', 'string');
  const storydField = { key, mapping: { type, ...more } };
  return { uid: `uid-${id}-${key}`, jiraField: { id, name, type: of }, storydField, allowUsersToEdit: false };
};

test('shows each field with where its value comes from, its value, or why it has none', () => {
  const rows = [
    row('summary', 'epic-name', 'direct'),
    row('notes', 'notes', 'direct'),
    row('priority', 'priority', 'option-to-option-set', { optionMap: { must: '1' } }),
    row('parent', 'release-name', 'issueSearch'),
  ];
  const lines = dryRun(EPIC, rows, FIELDS);
  expect(lines.map(({ id, required, outcome }) => [id, required, outcome])).toEqual([
    ['summary', true, { kind: 'value', text: 'Count the till' }],
    ['notes', false, { kind: 'nothing' }],
    ['priority', false, { kind: 'value', text: 'Highest' }],
    ['parent', false, { kind: 'search', summary: 'Spring' }],
    ['team', true, { kind: 'error', error: { code: 'required', values: {} } }],
  ]);
  expect(lines[2]?.sources).toEqual([{ key: 'priority', type: 'option-to-option-set', lines: ['Must have'] }]);
  expect(lines[4]?.sources).toEqual([]);
});

test('a field with several rows has several sources, and a wrong one says why', () => {
  const rows = [
    row('notes', 'epic-description', 'direct'),
    row('notes', 'who-links', 'direct'),
    row('priority', 'priority', 'option-to-option-match'),
  ];
  const [notes, priority] = dryRun(EPIC, rows, FIELDS);
  expect(notes?.sources.map(({ key }) => key)).toEqual(['epic-description', 'who-links']);
  expect(notes?.outcome).toEqual({ kind: 'value', text: `${EPIC['epic-description']}\n\nClerk` });
  expect(priority?.outcome).toMatchObject({ kind: 'error', error: { code: 'no-option' } });
});

test('names what the epic has and no row sends', () => {
  expect(unsentFields(EPIC, [row('summary', 'epic-name', 'direct'), row('priority', 'priority', 'direct')])).toEqual([
    'epic-description',
    'who-links',
    'release-name',
    'business-value',
  ]);
});
