import { expect, test } from 'vitest';
import { addTotals, heldWhats, plannedOf, totalsOfEpics, totalsOfParts } from '#shared/rules/releaseTotals.ts';

const epic = (size: number | null, value: number | null, completed = false, startedAt: string | null = null) => ({
  size,
  value,
  completed,
  startedAt,
});

test('totals count epics, done ones and started ones, and sum what has a size and a value', () => {
  expect(totalsOfEpics([])).toEqual({ epics: 0, done: 0, doing: 0, size: 0, value: 0 });
  const sum = { epics: 3, done: 1, doing: 1, size: 2, value: 7 };
  expect(totalsOfEpics([epic(3, null, true, '2026-03-12'), epic(null, 5), epic(-1, 2, false, '2026-03-12')])).toEqual(
    sum,
  );
});

test('the Activities of a release add up to what their epics add up to', () => {
  const parts = [
    { epics: 2, epicsDone: 1, epicsDoing: 0, size: 3, value: 5 },
    { epics: 1, epicsDone: 0, epicsDoing: 1, size: -1, value: 2 },
  ];
  expect(totalsOfParts(parts)).toEqual({ epics: 3, done: 1, doing: 1, size: 2, value: 7 });
  const one = { epics: 1, done: 1, doing: 0, size: 2, value: 3 };
  expect(addTotals(one, totalsOfParts(parts))).toEqual({ epics: 4, done: 2, doing: 1, size: 4, value: 10 });
});

test('planned are sub-activities, and steps without any, that are in a release by themselves or by their step', () => {
  const steps = [
    { id: 'Search', children: ['s1', 's2', 's3'] },
    { id: 'Book', children: ['b1', 'b2'] },
    { id: 'Pay', children: [] },
    { id: 'Leave', children: [] },
  ];
  const planned = (...ids: string[]) => plannedOf(steps, (id) => ids.includes(id));
  expect(planned()).toEqual({ count: 7, planned: 0 });
  expect(planned('s1', 's3')).toEqual({ count: 7, planned: 2 });
  expect(planned('s1', 'Book', 'b1', 'Pay')).toEqual({ count: 7, planned: 4 });
});

test('a release holds the Activities in it, and the steps of its sub-activities', () => {
  const parents: Record<string, string> = { s1: 'Search', b1: 'Book' };
  const held = (sought: string[], ...inRelease: string[]) => heldWhats(sought, inRelease, (id) => parents[id]);
  expect(held(['Book', 's1', 'Search'], 's1')).toEqual(['s1', 'Search']);
  expect(held(['Book', 'Pay'], 'Pay', 'b1', 's1')).toEqual(['Book', 'Pay']);
  expect(held(['s1'], 'Search')).toEqual([]);
});
