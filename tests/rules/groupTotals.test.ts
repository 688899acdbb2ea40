import { expect, test } from 'vitest';
import { hiddenTotalsOf } from '#shared/rules/initiative/groupTotals.ts';

const epic = (size: number | null, value: number | null, completed = false) => ({
  size,
  value,
  completed,
  startedAt: null,
});

test('hidden releases count from three in a group on, never fewer', () => {
  const release = (groupId: string) => ({ groupId, epics: [epic(1, 2, true), epic(1, 0)] });
  const hidden = ['many', 'few', 'many', 'one', 'few', 'many'].map(release);
  expect(hiddenTotalsOf(hidden)).toEqual([
    { groupId: 'many', releases: 3, epics: 6, done: 3, doing: 0, size: 6, value: 6 },
  ]);
});
