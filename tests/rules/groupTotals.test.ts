import { expect, test } from 'vitest';
import { hiddenTotalsOf, totalsOf } from '#shared/rules/initiative/groupTotals.ts';

const epic = (size: number | null, value: number | null, completed = false) => ({ size, value, completed });

test('totals count epics and done ones, and sum what has a size and a value', () => {
  expect(totalsOf([])).toEqual({ epics: 0, done: 0, size: 0, value: 0 });
  expect(totalsOf([epic(3, null, true), epic(null, 5), epic(-1, 2)])).toEqual({ epics: 3, done: 1, size: 2, value: 7 });
});

test('hidden releases count from three in a group on, never fewer', () => {
  const release = (groupId: string) => ({ groupId, epics: [epic(1, 2, true), epic(1, 0)] });
  const hidden = ['many', 'few', 'many', 'one', 'few', 'many'].map(release);
  expect(hiddenTotalsOf(hidden)).toEqual([{ groupId: 'many', releases: 3, epics: 6, done: 3, size: 6, value: 6 }]);
});
