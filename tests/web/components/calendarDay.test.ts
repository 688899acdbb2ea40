import { expect, test } from 'vitest';
import { dateOfDay, dateProblem, formatPeriod } from '#web/components/text/calendarDay.ts';

const MARCH = Date.UTC(2026, 2, 12);
const MAY = Date.UTC(2026, 4, 1);

test('the period of a release names only the days that are set', () => {
  expect(formatPeriod({ start: MARCH, end: MAY })).toBe('12 Mar – 1 May 2026');
  expect(formatPeriod({ start: MARCH, end: Date.UTC(2027, 2, 12) })).toBe('12 Mar 2026 – 12 Mar 2027');
  expect(formatPeriod({ start: MARCH, end: 0 })).toBe('From 12 Mar 2026');
  expect(formatPeriod({ start: 0, end: MAY })).toBe('Until 1 May 2026');
  expect(formatPeriod({ start: MARCH, end: MARCH })).toBe('12 Mar 2026');
  expect(formatPeriod({ start: 0, end: 0 })).toBeNull();
});

test.each([
  ['2026-03-12', undefined],
  ['2199-12-31', undefined],
  ['', undefined],
  ['2206-03-12', 'Enter a year before 2200'],
  ['9999-12-31', 'Enter a year before 2200'],
  ['0202-03-12', 'Enter a complete date'],
])('a date field with %j has the error %j', (day, error) => {
  expect(dateProblem(dateOfDay(day))).toBe(error);
});
