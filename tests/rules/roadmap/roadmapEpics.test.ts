import { expect, test } from 'vitest';
import { compareByPriority } from '#shared/rules/roadmap/roadmapEpics.ts';

test('epics are in the order of the priorities of the company, those without one last, then by creation', () => {
  const epic = (time: number, priority: string | null) => ({ id: `${time}_x`, priority });
  const all = [epic(6, null), epic(1, 'low'), epic(4, 'high'), epic(3, 'former'), epic(2, 'high'), epic(4, null)];
  const sorted = all.sort(compareByPriority(['high', 'low']));
  expect(sorted.map(({ id }) => Number.parseInt(id, 10))).toEqual([2, 4, 1, 3, 4, 6]);
});

test('an epic that is not saved yet is the newest of its priority', () => {
  const all = [
    { id: 'new-1', priority: null },
    { id: '7_x', priority: null },
  ];
  expect(all.sort(compareByPriority([])).map(({ id }) => id)).toEqual(['7_x', 'new-1']);
});
