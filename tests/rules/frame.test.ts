import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import {
  achievedOf,
  benefitError,
  compareBenefits,
  excerptOf,
  frameNameError,
  frameRemovalError,
  pageOfObjectives,
  pageOfProblems,
} from '#shared/rules/frame.ts';

const named = (id: string, name: string) => ({ id, name, nameLower: name.toLowerCase() });

test('a name is taken by another of the map, but for case and spaces, and never by the one itself', () => {
  const others = [named('a', 'Save  money'), named('b', 'Grow')];
  expect(frameNameError('objective', { id: 'c', name: ' save MONEY' }, others)).toBe(errors.objectiveExists);
  expect(frameNameError('problem', { id: 'c', name: 'grow' }, others)).toBe(errors.problemExists);
  expect(frameNameError('objective', { id: 'a', name: 'SAVE MONEY' }, others)).toBeUndefined();
  expect(frameNameError('objective', { id: 'c', name: 'Save' }, others)).toBeUndefined();
});

test('an open release keeps what it has on its map, completed ones do not', () => {
  const [open, completed] = [{ completed: false }, { completed: true }];
  expect(frameRemovalError('objective', [completed, open])).toBe(errors.objectiveInRelease);
  expect(frameRemovalError('problem', [open])).toBe(errors.problemInRelease);
  expect(frameRemovalError('objective', [completed])).toBeUndefined();
  expect(frameRemovalError('objective', [])).toBeUndefined();
});

test('a benefit may end on the day that it starts, and not before', () => {
  expect(benefitError({ start: 2, end: 2 })).toBeUndefined();
  expect(benefitError({ start: 3, end: 2 })).toBe(errors.startAfterEnd);
});

test('benefits are in the order of their start, then of their names', () => {
  const benefit = { version: 1, objectiveId: 'o', description: '', achieved: 0, active: true, end: 9 };
  const all = [
    { ...benefit, id: '1', name: 'b', start: 2 },
    { ...benefit, id: '2', name: 'A', start: 2 },
    { ...benefit, id: '3', name: 'c', start: 1 },
  ];
  expect(all.sort(compareBenefits).map(({ name }) => name)).toEqual(['c', 'A', 'b']);
});

test('objectives come seven to a page by their names in lower case; a page past the end is the last one', () => {
  const all = ['h', 'B', 'a', 'd', 'C', 'e', 'f', 'g'].map((name) => named(name, name));
  const [first, last] = [pageOfObjectives(all, 1), pageOfObjectives(all, 9)];
  expect(first).toMatchObject({ page: 1, totalPages: 2, total: 8 });
  expect(first.items.map(({ name }) => name).join('')).toBe('aBCdefg');
  expect(last).toMatchObject({ page: 2, items: [{ name: 'h' }] });
  expect(pageOfObjectives([], 1)).toEqual({ page: 1, totalPages: 1, total: 0, items: [] });
});

test('problems come five to a page, solved ones on request', () => {
  const all = Array.from({ length: 6 }, (_, i) => ({ ...named(`${i}`, `P${i}`), solved: i === 0 }));
  expect(pageOfProblems(all, { includesSolved: false, page: 1 })).toMatchObject({ totalPages: 1, total: 5 });
  const second = pageOfProblems(all, { includesSolved: true, page: 2 });
  expect(second).toMatchObject({ totalPages: 2, total: 6, items: [{ name: 'P5' }] });
});

test('what is achieved of an objective is the average of its active benefits; nothing without any', () => {
  const benefit = (achieved: number, active = true) => ({ achieved, active });
  expect(achievedOf([benefit(100), benefit(33), benefit(0), benefit(90, false)])).toBe(44);
  expect(achievedOf([benefit(0)])).toBe(0);
  expect(achievedOf([benefit(90, false)])).toBeNull();
});

test('a list shows the beginning of a description in one line', () => {
  expect(excerptOf(' Late\n\n  and dear ')).toBe('Late and dear');
  expect(excerptOf('x'.repeat(20_000))).toHaveLength(300);
});
