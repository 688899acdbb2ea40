import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EPIC_FIELD_KEYS,
  type EpicFieldKey,
  type FieldMapping,
  type MappedField,
  MAPPING_TYPES,
  ISSUE_FIELD_TYPES,
  type IssueField,
} from '#shared/model/integration/fieldMapping.ts';
import type { ExportedEpic } from '#shared/rules/integration/epicExport.ts';
import { issueValueText, mapEpic, searchedSummaries } from '#shared/rules/integration/mapEpic.ts';
import { mappingTypes } from '#shared/rules/integration/mappingTypes.ts';

const EPIC: ExportedEpic = {
  'epic-name': 'Count the till',
  'epic-description': 'As a Clerk, I want to count the till',
  'release-name': 'Spring',
  priority: { id: 'must', name: 'Must have' },
  'business-value': 8,
  size: 100,
  cost: 0,
  'who-links': ['Clerk', 'Owner'],
  'epic-ac-info': 'When: Monday',
  'epic-ac-scenarios': 'Who: Clerk\nWho: Owner',
  'reference-links': [{ name: 'till.example', type: 'Page' }],
  notes: 'First line\n\nLast line',
};
const BARE: ExportedEpic = {
  ...EPIC,
  'epic-name': '',
  priority: null,
  'business-value': null,
  'who-links': [],
  'reference-links': [],
  notes: '',
};
const options = ['Must have', 'SPRING', 'Clerk', 'Owner', 'Low', 'High', '8'].map((name, i) => ({ id: `o${i}`, name }));
const RANGE = [
  { above: 0, below: 50, option: 'o4' },
  { above: 50, below: 100, option: 'o5' },
];
const full: FieldMapping = { type: 'direct', optionMap: { must: 'o5' }, range: RANGE };

function field(type: IssueField['type'], more: Partial<IssueField> = {}): IssueField {
  const choice = type === 'option' || type === 'option-multi';
  return { id: 'f', name: 'F', type, required: false, options: choice ? options : [], anyWord: false, ...more };
}

type Source = NonNullable<MappedField['storydField']>;

function row(key: EpicFieldKey, type: IssueField['type'], mapping: Partial<FieldMapping>, more = {}): MappedField {
  const storydField: Source = { key, mapping: { ...full, ...mapping }, ...more };
  return { uid: 'u', jiraField: { id: 'f', name: 'F', type }, storydField, allowUsersToEdit: false };
}

/** What one field gets: the text of its value, the code of its error, or nothing. */
function outcome(epic: ExportedEpic, rows: MappedField[], target: IssueField, issues = new Map<string, string[]>()) {
  const { values, errors } = mapEpic(epic, rows, [target], issues);
  const found = values.find(({ fieldId }) => fieldId === target.id);
  return { value: found && issueValueText(found.value), error: errors[target.id]?.code };
}

/** All mappings that there are, by the field of the epic; columns as in `ISSUE_FIELD_TYPES`. */
const D = 'direct';
const OPTION = 'option-to-option-match into-option';
const SET = 'option-to-option-match option-to-option-set';
const NAME = [D, D, '', OPTION, OPTION, 'issueSearch'];
const TEXT = ['', D, '', '', '', ''];
const LIST = [D, D, '', '', OPTION, ''];
const AMOUNT = [D, D, D, 'option-to-option-match range', 'range', ''];
const table: Record<EpicFieldKey, string[]> = {
  'epic-name': NAME,
  'release-name': NAME,
  'epic-description': TEXT,
  notes: TEXT,
  'epic-ac-info': TEXT,
  'epic-ac-scenarios': TEXT,
  'who-links': LIST,
  'reference-links': LIST,
  priority: [D, D, '', SET, SET, ''],
  'business-value': AMOUNT,
  cost: AMOUNT,
  size: AMOUNT,
  'pre-set-value': [D, D, D, D, D, D],
};
const cells = EPIC_FIELD_KEYS.flatMap((key) =>
  ISSUE_FIELD_TYPES.map((type, i) => [key, type, table[key][i] ?? ''] as const),
);

/** Texts around the lengths that fields of one line and of many lines take. */
const textOf = (unit: string[], lengths: number[]) =>
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 9, unit: fc.constantFrom(...unit) }), fc.constantFrom(1, ...lengths))
    .map(([text, length]) => text.repeat(length).slice(0, Math.max(length, text.length)));
const line = textOf(['a', 'e', ' '], [255, 256]);
const long = textOf(['a', ' ', '\n'], [32_767, 32_768]);
const amount = fc.option(fc.integer({ min: -5, max: 120 }));
const nameOrOption = fc.oneof(line, fc.constantFrom(...options.map(({ name }) => name)));
const anyEpic: fc.Arbitrary<ExportedEpic> = fc.record({
  'epic-name': fc.oneof(nameOrOption, fc.constant('')),
  'epic-description': long,
  'release-name': nameOrOption,
  priority: fc.option(fc.record({ id: fc.constantFrom('must', 'other'), name: nameOrOption })),
  'business-value': amount,
  size: amount,
  cost: amount,
  'who-links': fc.array(nameOrOption, { maxLength: 5 }),
  'epic-ac-info': long,
  'epic-ac-scenarios': long,
  'reference-links': fc.array(fc.record({ name: nameOrOption, type: line }), { maxLength: 5 }),
  notes: long,
});

/** Every text that a value has to hold for nothing to be lost. */
function texts(epic: ExportedEpic, key: EpicFieldKey): string[] {
  if (key === 'pre-set-value') return [];
  const value = epic[key];
  if (value === null || value === '') return [];
  if (Array.isArray(value)) return value.map((entry) => (typeof entry === 'string' ? entry : entry.name));
  return [typeof value === 'object' ? value.name : String(value)];
}

describe('the table of mappings', () => {
  test.each(cells)('%s into %s: %s', (key, type, offered) => {
    const target = field(type);
    expect(mappingTypes(key, target).join(' ')).toBe(offered);
    for (const mapping of MAPPING_TYPES.filter((one) => !offered.split(' ').includes(one)))
      expect(outcome(EPIC, [row(key, type, { type: mapping })], target)).toEqual({ error: 'not-offered' });
  });

  test.each(cells.filter(([key, , offered]) => offered !== '' && key !== 'pre-set-value'))(
    '%s into %s gives a whole value, an error, or nothing for nothing',
    (key, type, offered) => {
      fc.assert(
        fc.property(anyEpic, fc.constantFrom(...MAPPING_TYPES), (epic, mapping) => {
          fc.pre(offered.split(' ').includes(mapping));
          const rows = [row(key, type, { type: mapping })];
          const issues = new Map(searchedSummaries(epic, rows).map((summary) => [summary, ['TILL-1']]));
          const { value, error } = outcome(epic, rows, field(type), issues);
          const source = texts(epic, key);
          expect([value === undefined, error === undefined]).toEqual(
            source.length === 0 ? [true, true] : error === undefined ? [false, true] : [true, false],
          );
          if (value === undefined) return;
          if (mapping === 'direct') for (const text of source) expect(value).toContain(text);
          if (mapping === 'option-to-option-match' || mapping === 'into-option')
            expect(value.toLowerCase().split(', ').length).toBe(new Set(value.toLowerCase().split(', ')).size);
          if (mapping === 'range') expect(value).toBe(Number(source[0]) < 50 ? 'Low' : 'High');
          if (mapping === 'option-to-option-set') expect([epic.priority?.id, value]).toEqual(['must', 'High']);
          if (mapping === 'issueSearch') expect(value).toBe('TILL-1');
        }),
        { seed: 15, numRuns: 60 },
      );
    },
  );
});

describe('a mapped epic', () => {
  const match = { type: 'option-to-option-match' } as const;
  const into = { type: 'into-option' } as const;
  test.each<[what: string, EpicFieldKey, IssueField, Partial<FieldMapping>, value: string]>([
    ['a list in one line', 'who-links', field('string'), {}, 'Clerk, Owner'],
    ['a list in lines', 'who-links', field('multi-line string'), {}, 'Clerk\nOwner'],
    ['a reference with its type', 'reference-links', field('string'), {}, 'till.example (Page)'],
    ['a number', 'cost', field('number'), {}, '0'],
    ['the option of the same folded name', 'release-name', field('option'), match, 'SPRING'],
    ['an option for each name', 'who-links', field('option-multi'), match, 'Clerk, Owner'],
    ['an option that nobody knows', 'epic-name', field('option'), into, 'Count the till'],
    ['words', 'who-links', field('option-multi', { anyWord: true }), into, 'Clerk, Owner'],
    ['the option set for a priority', 'priority', field('option'), { type: 'option-to-option-set' }, 'High'],
    ['the option of a range, its end included', 'size', field('option'), { type: 'range' }, 'High'],
  ])('has %s', (_, key, target, mapping, value) => {
    expect(outcome(EPIC, [row(key, target.type, mapping)], target)).toEqual({ value });
  });

  test.each<[error: string, EpicFieldKey, IssueField, Partial<FieldMapping>, epic?: Partial<ExportedEpic>]>([
    ['several-lines', 'epic-name', field('string'), {}, { 'epic-name': 'Count\nthe till' }],
    ['too-long', 'epic-name', field('string'), {}, { 'epic-name': 'x'.repeat(256) }],
    ['too-long', 'notes', field('multi-line string'), {}, { notes: 'x'.repeat(32_768) }],
    ['no-option', 'epic-name', field('option'), match],
    ['no-option', 'who-links', field('option-multi'), match, { 'who-links': ['Clerk', 'Nobody'] }],
    ['several-options', 'release-name', field('option', { options: [...options, { id: 'x', name: 'spring' }] }), match],
    ['not-set', 'priority', field('option'), { type: 'option-to-option-set', optionMap: {} }],
    ['option-gone', 'priority', field('option'), { type: 'option-to-option-set', optionMap: { must: 'gone' } }],
    ['out-of-range', 'size', field('option'), { type: 'range' }, { size: 101 }],
    ['out-of-range', 'size', field('option'), { type: 'range' }, { size: -1 }],
    ['ranges-broken', 'size', field('option'), { type: 'range', range: [] }],
    ['ranges-broken', 'size', field('option'), { type: 'range', range: [{ above: 1, below: 100, option: 'o4' }] }],
    [
      'ranges-broken',
      'size',
      field('option'),
      { type: 'range', range: [...RANGE, { above: 101, below: 200, option: 'o4' }] },
    ],
    ['spaces-in-word', 'who-links', field('option-multi', { anyWord: true }), into, { 'who-links': ['Shop owner'] }],
    ['not-offered', 'who-links', field('option-multi', { anyWord: true }), match],
    ['no-issue', 'epic-name', field('issue'), { type: 'issueSearch' }],
    ['not-in-project', 'epic-name', field('string', { id: 'another' }), {}],
  ])('has no value, but the error %s', (error, key, target, mapping, epic = {}) => {
    const rows = [row(key, target.type, mapping)];
    const { values, errors } = mapEpic({ ...EPIC, ...epic }, rows, [target], new Map());
    expect(values).toEqual([]);
    expect(errors['f']?.code).toBe(error);
  });

  test('names no issue when several have the summary', () => {
    const issues = new Map([['Count the till', ['TILL-1', 'TILL-2']]]);
    const rows = [row('epic-name', 'issue', { type: 'issueSearch' })];
    expect(outcome(EPIC, rows, field('issue'), issues)).toEqual({ error: 'several-issues' });
  });

  test('leaves out what the epic lacks, unless Jira requires it', () => {
    const keys = ['epic-name', 'priority', 'business-value', 'who-links', 'reference-links', 'notes'] as const;
    for (const key of keys) {
      const rows = [row(key, 'multi-line string', {})];
      expect(outcome(BARE, rows, field('multi-line string'))).toEqual({});
      expect(outcome(BARE, rows, field('multi-line string', { required: true }))).toEqual({ error: 'required' });
    }
    expect(outcome(EPIC, [], field('string', { required: true }))).toEqual({ error: 'required' });
  });

  test('says of a required field that nothing can fill it', () => {
    const owner = field('other', { required: true, kind: 'person' });
    expect(outcome(EPIC, [], owner)).toEqual({ error: 'not-fillable' });
    expect(outcome(EPIC, [row('epic-name', 'other', {})], owner)).toEqual({ error: 'not-offered' });
  });

  test('has preset values by the type of the field', () => {
    const preset = (preSetValue: unknown, target: IssueField) =>
      outcome(EPIC, [row('pre-set-value', target.type, {}, { preSetValue })], target);
    const words = field('option-multi', { anyWord: true });
    expect(preset('Till', field('string'))).toEqual({ value: 'Till' });
    expect(preset('Till\nCash', field('multi-line string'))).toEqual({ value: 'Till\nCash' });
    expect(preset(1.5, field('number'))).toEqual({ value: '1.5' });
    expect(preset('o4', field('option'))).toEqual({ value: 'Low' });
    expect(preset(['o4', 'o5'], field('option-multi'))).toEqual({ value: 'Low, High' });
    expect(preset(['till', 'cash'], words)).toEqual({ value: 'till, cash' });
    expect(preset('TILL-1', field('issue'))).toEqual({ value: 'TILL-1' });
    for (const type of ISSUE_FIELD_TYPES)
      expect(preset(undefined, field(type))).toEqual({ error: type === 'other' ? 'not-offered' : 'wrong-value' });
    expect(preset('1', field('number'))).toEqual({ error: 'wrong-value' });
    expect(preset('gone', field('option'))).toEqual({ error: 'option-gone' });
    expect(preset(['o4', 'gone'], field('option-multi'))).toEqual({ error: 'option-gone' });
    expect(preset(['till cash'], words)).toEqual({ error: 'spaces-in-word' });
  });

  test('joins the rows of a field that takes several, and refuses those of others', () => {
    const rows = (type: IssueField['type'], mapping: Partial<FieldMapping> = {}, keys: EpicFieldKey[] = []) =>
      keys.map((key) => row(key, type, mapping));
    const oneLine = rows('string', {}, ['epic-name', 'release-name']);
    expect(outcome(EPIC, oneLine, field('string'))).toEqual({ value: 'Count the till, Spring' });
    const text = rows('multi-line string', {}, ['epic-name', 'who-links']);
    expect(outcome(EPIC, text, field('multi-line string'))).toEqual({ value: 'Count the till\n\nClerk\nOwner' });
    const several = rows('option-multi', match, ['priority', 'who-links', 'priority']);
    expect(outcome(EPIC, several, field('option-multi'))).toEqual({ value: 'Must have, Clerk, Owner' });
    expect(outcome(EPIC, rows('number', {}, ['size', 'cost']), field('number'))).toEqual({ error: 'added-twice' });
    const both = { ...EPIC, 'epic-name': 'x'.repeat(200), 'release-name': 'y'.repeat(60) };
    expect(outcome(both, oneLine, field('string'))).toEqual({ error: 'too-long' });
  });
});
