import { describe, expect, test } from 'vitest';
import type { MappedField } from '#shared/model/integration/fieldMapping.ts';
import {
  isRowOpen,
  lockedRowsError,
  mappingAccess,
  type MappingContext,
} from '#shared/rules/integration/mappingAccess.ts';

const row = (id: string, more: Partial<MappedField> = {}): MappedField => ({
  uid: id.padEnd(20, '0'),
  jiraField: { id, name: id, type: 'string' },
  storydField: { key: 'epic-name', mapping: { type: 'direct' } },
  allowUsersToEdit: false,
  ...more,
});

test.each<[MappingContext, users: boolean, can: string]>([
  ['admin', false, 'edit toggleEditable save copy'],
  ['admin', true, 'edit save copy'],
  ['epic', false, ''],
  ['epic', true, 'edit save copy'],
])('in the context %s, with users who may write %s: %s', (context, users, can) => {
  const access = Object.entries(mappingAccess(context, users));
  expect(access.flatMap(([name, is]) => (is ? [name] : [])).join(' ')).toBe(can);
});

test('an editable row is open to those who may not edit the mapping', () => {
  const locked = mappingAccess('epic', false);
  expect(isRowOpen(locked, row('summary'))).toBe(false);
  expect(isRowOpen(locked, row('summary', { allowUsersToEdit: true }))).toBe(true);
  expect(isRowOpen(mappingAccess('epic', true), row('summary'))).toBe(true);
});

describe('somebody who may not edit a mapping', () => {
  const open = row('notes', { allowUsersToEdit: true });
  const saved = { addedJiraFields: [row('summary'), open] };
  const filled = { ...open, storydField: { key: 'notes', mapping: { type: 'direct' } } } as const;

  test.each<[what: string, MappedField[], refusal: string | undefined]>([
    ['as it is', [row('summary'), open], undefined],
    ['with an editable row filled anew', [row('summary'), filled], undefined],
    ['with a locked row filled anew', [{ ...row('summary'), storydField: filled.storydField }, open], 'mapping-locked'],
    ['without a row', [row('summary')], 'mapping-locked'],
    ['with another row', [row('summary'), open, row('labels')], 'mapping-locked'],
    ['with another field', [row('summary'), { ...open, jiraField: row('labels').jiraField }], 'mapping-locked'],
  ])('uses it %s', (_what, rows, refusal) => {
    expect(lockedRowsError(saved, rows)?.code).toBe(refusal);
  });

  test('needs one', () => {
    expect(lockedRowsError(undefined, [])?.code).toBe('mapping-does-not-exist');
  });
});
