import { expect, test } from 'vitest';
import { percentOf, sumsByPriority } from '#shared/rules/epic/epicSums.ts';

const epic = (
  priority: string | null,
  cost: number | null,
  size: number | null = null,
  value: number | null = null,
) => ({
  priority,
  cost,
  size,
  value,
});

test('sums are listed by priority in the order of the company, those without a priority last', () => {
  const epics = [epic(null, 1), epic('low', 2, 3), epic('high', 5, null, 8), epic('former', 1), epic('high', null, 1)];
  expect(sumsByPriority(epics, ['high', 'low'])).toEqual([
    {
      priority: 'high',
      epics: 2,
      epicsPercent: 40,
      cost: 5,
      costPercent: 56,
      size: 1,
      sizePercent: 25,
      value: 8,
      valuePercent: 100,
    },
    {
      priority: 'low',
      epics: 1,
      epicsPercent: 20,
      cost: 2,
      costPercent: 22,
      size: 3,
      sizePercent: 75,
      value: 0,
      valuePercent: 0,
    },
    {
      priority: 'former',
      epics: 1,
      epicsPercent: 20,
      cost: 1,
      costPercent: 11,
      size: 0,
      sizePercent: 0,
      value: 0,
      valuePercent: 0,
    },
    {
      priority: null,
      epics: 1,
      epicsPercent: 20,
      cost: 1,
      costPercent: 11,
      size: 0,
      sizePercent: 0,
      value: 0,
      valuePercent: 0,
    },
  ]);
  expect(sumsByPriority([], ['high'])).toEqual([]);
});

test('percentages are whole numbers, and 0 of an empty sum', () => {
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(2, 3)).toBe(67);
  expect(percentOf(1, 200)).toBe(1);
  expect(percentOf(0, 5)).toBe(0);
  expect(percentOf(5, 0)).toBe(0);
  // Values may be less than nothing.
  expect(Object.is(percentOf(0, -5), 0)).toBe(true);
  expect(percentOf(-5, 10)).toBe(-50);
});
