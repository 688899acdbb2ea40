import { describe, expect, test } from 'vitest';
import type { MappedField, IssueField } from '#shared/model/integration/fieldMapping.ts';
import { addRange, changeRangeEnd, removeRange } from '#shared/rules/integration/mappingRanges.ts';
import {
  addableFields,
  firstRows,
  newRow,
  offeredEpicFields,
  rowGap,
  withEpicField,
  withMappingType,
} from '#shared/rules/integration/mappingRows.ts';

const field = (id: string, type: IssueField['type'], more: Partial<IssueField> = {}): IssueField => ({
  ...{ id, name: id, type, required: false, options: [], anyWord: false },
  ...more,
});
const levels = [
  { id: '1', name: 'Low' },
  { id: '2', name: 'High' },
];
const level = field('level', 'option', { options: levels });
const set = (row: MappedField, storydField: Partial<NonNullable<MappedField['storydField']>>): MappedField => ({
  ...row,
  storydField: row.storydField && { ...row.storydField, ...storydField },
});

describe('the rows of a mapping', () => {
  test('begin with what Jira requires, the summary with the name of the epic', () => {
    const fields = [field('summary', 'string', { required: true }), field('team', 'option', { required: true }), level];
    expect(firstRows(fields, () => 'uid')).toMatchObject([
      {
        jiraField: { id: 'summary' },
        storydField: { key: 'epic-name', name: 'Epic name', type: 'string', mapping: { type: 'direct' } },
      },
      { jiraField: { id: 'team' }, storydField: null },
    ]);
  });

  test('offer a field once, unless several rows can fill it', () => {
    const fields = [field('text', 'string'), field('number', 'number'), level];
    const rows = fields.map((one) => newRow(one.id, one));
    expect(addableFields(fields, rows).map(({ id }) => id)).toEqual(['text']);
    expect(addableFields(fields, [])).toEqual(fields);
  });

  test('offer the fields of epics that go together with Jira’s', () => {
    expect(offeredEpicFields(field('number', 'number'))).toEqual(['business-value', 'cost', 'size', 'pre-set-value']);
  });

  test('map a number by ranges at first, unless options are numbers', () => {
    const points = field('points', 'option', { options: [{ id: '3', name: '1' }, ...levels] });
    const typeIn = (one: IssueField) => withEpicField(newRow('uid', one), 'size', one).storydField?.mapping.type;
    expect([level, points, field('number', 'number')].map(typeIn)).toEqual([
      'range',
      'option-to-option-match',
      'direct',
    ]);
  });

  test('say what they lack', () => {
    const row = newRow('uid', level);
    expect(rowGap(row, undefined)).toBe('field-gone');
    expect(rowGap(row, field('level', 'string'))).toBe('field-gone');
    expect(rowGap(row, level)).toBe('epic-field');

    const byPriority = withMappingType(withEpicField(row, 'priority', level), 'option-to-option-set', level);
    expect(rowGap(byPriority, level)).toBe('option-set');
    const mapped = (optionMap: Record<string, string>) =>
      set(byPriority, { mapping: { type: 'option-to-option-set', optionMap } });
    expect(rowGap(mapped({ must: '1' }), level)).toBeUndefined();
    expect(rowGap(mapped({ must: '1', could: '9' }), level)).toBe('option-set');

    const byRange = withEpicField(row, 'cost', level);
    expect(byRange.storydField?.mapping.range).toEqual([{ above: 0, below: 100, option: '1' }]);
    expect(rowGap(byRange, level)).toBeUndefined();
    const broken = [{ above: 0, below: 0, option: '1' }];
    expect(rowGap(set(byRange, { mapping: { type: 'range', range: broken } }), level)).toBe('ranges');

    const preset = withEpicField(row, 'pre-set-value', level);
    expect(rowGap(preset, level)).toBe('preset');
    expect(rowGap(set(preset, { preSetValue: '2' }), level)).toBeUndefined();
    expect(rowGap(set(preset, { preSetValue: '9' }), level)).toBe('preset');
    const text = field('text', 'string');
    const empty = withEpicField(newRow('uid', text), 'pre-set-value', text);
    expect(rowGap(set(empty, { preSetValue: '' }), text)).toBe('preset');
  });
});

describe('ranges that are edited', () => {
  const rows = [
    { above: 0, below: 30, option: '1' },
    { above: 30, below: 100, option: '2' },
  ];

  test('have no gaps: one begins where the one before ends', () => {
    expect(changeRangeEnd(rows, 0, 40)).toMatchObject([{ below: 40 }, { above: 40, below: 100 }]);
    expect(removeRange(rows, 0)).toEqual([{ above: 0, below: 100, option: '2' }]);
    expect(removeRange(rows, 1)).toEqual([{ above: 0, below: 30, option: '1' }]);
  });

  test('go on as long as the last one', () => {
    expect(addRange(rows, '1')).toEqual([...rows, { above: 100, below: 170, option: '1' }]);
    expect(addRange([], '1')).toEqual([{ above: 0, below: 100, option: '1' }]);
  });
});
