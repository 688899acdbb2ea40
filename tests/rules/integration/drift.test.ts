import { expect, test } from 'vitest';
import type { Difference } from '#shared/model/integration/drift.ts';
import { closedAsOf } from '#shared/rules/integration/doneStatus.ts';
import {
  baseOf,
  closedAsIn,
  type Compared,
  comparedEpic,
  comparedIssue,
  driftOf,
  hasBecomeDone,
  isDone,
  waysOf,
} from '#shared/rules/integration/drift.ts';

const epic = comparedEpic({ issueKey: 'TILL-1', name: 'Pay', priority: 'High', release: 'Spring', completed: false });
const issue = comparedIssue({
  key: 'TILL-1',
  summary: 'Pay',
  priority: 'High',
  fixVersions: ['Spring'],
  isDone: false,
});
const agreed = baseOf(epic, issue);

test.each<[what: string, ours: Partial<Compared>, theirs: Partial<Compared>, found: string[]]>([
  ['nothing has changed', {}, {}, []],
  ['the summary has changed', {}, { summary: 'Pay by card' }, ['summary theirs']],
  ['the epic has another name', { summary: 'Pay by card' }, {}, ['summary ours']],
  ['both have other names', { summary: 'Pay by card' }, { summary: 'Pay in cash' }, ['summary both']],
  ['both have the same new name', { summary: 'Pay by card' }, { summary: 'pay  by Card' }, []],
  ['the issue is done', {}, { status: 'done' }, ['status theirs']],
  ['the epic is completed', { status: 'done' }, {}, ['status ours']],
  ['it has lost its priority', {}, { priority: '' }, ['priority theirs']],
  ['it has another version', {}, { fixVersion: 'Autumn' }, ['fixVersion theirs']],
  ['the epic has been moved to another release', { fixVersion: 'Autumn' }, {}, ['fixVersion ours']],
  ['it has been moved', {}, { key: 'CASH-7' }, ['key theirs']],
  [
    'several fields differ',
    { fixVersion: 'Autumn' },
    { status: 'done', key: 'CASH-7' },
    ['key theirs', 'status theirs', 'fixVersion ours'],
  ],
])('an epic and its issue when %s', (_what, ours, theirs, found) => {
  const differences = driftOf(agreed, { ...epic, ...ours }, { ...issue, ...theirs });
  expect(differences.map(({ field, changed }) => `${field} ${changed}`)).toEqual(found);
});

test('of an issue that is gone nothing else is said', () => {
  const gone = comparedIssue(null);
  expect(driftOf(agreed, { ...epic, summary: 'Other' }, gone)).toEqual([
    { field: 'key', ours: 'TILL-1', theirs: '', changed: 'theirs' },
  ]);
});

test('what was left as it is is no difference until the issue changes again', () => {
  const left = { ...issue, summary: 'Theirs' };
  const base = baseOf(epic, left);
  expect(driftOf(base, epic, left)).toEqual([]);
  expect(driftOf(base, { ...epic, summary: 'Ours' }, left)).toEqual([]);
  expect(driftOf(base, epic, { ...left, summary: 'Theirs again' })).toMatchObject([{ changed: 'theirs' }]);
  const gone = comparedIssue(null);
  expect(driftOf(baseOf(epic, gone), epic, gone)).toEqual([]);
});

test('a link without a base has all that differs', () => {
  expect(driftOf(undefined, epic, { ...issue, summary: 'Theirs' })).toEqual([
    { field: 'summary', ours: 'Pay', theirs: 'Theirs', changed: 'unknown' },
  ]);
});

test('an issue whose work was given up is not done, and says what it was closed as', () => {
  const closed = { key: 'TILL-1', summary: 'Pay', priority: 'High', fixVersions: ['Spring'], isDone: true };
  const { status } = comparedIssue({ ...closed, closedAs: 'Duplicate' });
  expect([isDone(status), closedAsIn(status)]).toEqual([false, 'Duplicate']);
  expect(driftOf(agreed, epic, { ...issue, status })).toMatchObject([
    { field: 'status', ours: 'open', theirs: status },
  ]);
  const seen = { isDone: true, closedAs: 'Duplicate' };
  expect(hasBecomeDone(seen, { isDone: false }, undefined)).toBe(false);
  expect(hasBecomeDone({ isDone: true }, seen, undefined)).toBe(true);
});

test.each([
  ["Won't Do", 'Done', "Won't Do"],
  ['Closed', "Won't Fix", "Won't Fix"],
  ['Closed', 'Duplicate', 'Duplicate'],
  ['Done', 'Cannot Reproduce', 'Cannot Reproduce'],
  ['Done', 'Done', undefined],
  ['Closed', 'Fixed', undefined],
  ['Done', null, undefined],
])('an issue of the status %s with the resolution %s was closed as %s', (status, resolution, closedAs) => {
  expect(closedAsOf(status, resolution)).toBe(closedAs);
});

test('versions count whatever their order', () => {
  const versions = (...fixVersions: string[]) =>
    comparedIssue({ key: 'TILL-1', summary: 'Pay', priority: null, isDone: false, fixVersions });
  expect(versions('B', 'A')).toEqual(versions('A', 'B'));
});

test.each<[what: string, before: boolean | null | undefined, linked: boolean | undefined, became: boolean]>([
  ['was open', false, false, true],
  ['was open again after it had been done', false, true, true],
  ['was done already', true, false, false],
  ['was gone', null, false, false],
  ['nobody has seen, open when it was linked', undefined, false, true],
  ['nobody has seen, done when it was linked', undefined, true, false],
  ['nobody has seen, and nobody knows what it was', undefined, undefined, false],
])('a done issue that %s', (_what, before, linked, became) => {
  const base = linked === undefined ? undefined : baseOf(epic, { ...issue, status: linked ? 'done' : 'open' });
  const seen = typeof before === 'boolean' ? { isDone: before } : before;
  expect(hasBecomeDone({ isDone: true }, seen, base)).toBe(became);
  expect(hasBecomeDone({ isDone: false }, seen, base)).toBe(false);
  expect(hasBecomeDone(null, seen, base)).toBe(false);
});

test.each<[what: string, difference: Pick<Difference, 'field' | 'ours' | 'theirs'>, completed: boolean, ways: string]>([
  ['a status', { field: 'status', ours: 'done', theirs: 'open' }, true, 'theirs,ours,leave'],
  ['work that was given up', { field: 'status', ours: 'open', theirs: "closed as Won't do" }, false, 'ours,leave'],
  [
    'a completed epic given up',
    { field: 'status', ours: 'done', theirs: "closed as Won't do" },
    true,
    'theirs,ours,leave',
  ],
  ['a summary', { field: 'summary', ours: 'Pay', theirs: 'Theirs' }, false, 'theirs,ours,leave'],
  ['a summary of a completed epic', { field: 'summary', ours: 'Pay', theirs: 'Theirs' }, true, 'ours,leave'],
  ['a summary of an epic without a name', { field: 'summary', ours: '', theirs: 'Theirs' }, false, 'theirs,leave'],
  ['a priority of a known name', { field: 'priority', ours: 'High', theirs: 'low' }, false, 'theirs,ours,leave'],
  ['a priority that nobody knows', { field: 'priority', ours: 'High', theirs: 'Blocker' }, false, 'ours,leave'],
  ['no priority', { field: 'priority', ours: 'High', theirs: '' }, false, 'theirs,ours,leave'],
  ['a version of one release', { field: 'fixVersion', ours: 'Spring', theirs: 'once' }, false, 'theirs,ours,leave'],
  ['a version of a completed epic', { field: 'fixVersion', ours: 'Spring', theirs: 'Once' }, true, 'ours,leave'],
  ['a version of two releases', { field: 'fixVersion', ours: 'Spring', theirs: 'Twice' }, false, 'ours,leave'],
  ['an issue that was moved', { field: 'key', ours: 'TILL-1', theirs: 'CASH-7' }, false, 'theirs,leave'],
])('%s can be settled in the ways that there are', (_what, difference, completed, ways) => {
  const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
  const known = { priorities: named('High', 'Low'), releases: named('Twice', 'Twice', 'Once') };
  const status = completed ? 'done' : 'open';
  expect(waysOf({ ...difference, changed: 'theirs' }, known, { ...epic, status }).join()).toBe(ways);
});
