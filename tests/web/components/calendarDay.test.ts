import { expect, test } from 'vitest';
import { formatPeriod } from '#web/components/text/calendarDay.ts';

const MARCH = Date.UTC(2026, 2, 12);
const MAY = Date.UTC(2026, 4, 1);

test('the period of a release names only the days that are set', () => {
  expect(formatPeriod({ start: MARCH, end: MAY })).toBe('12 Mar 2026 – 1 May 2026');
  expect(formatPeriod({ start: MARCH, end: 0 })).toBe('From 12 Mar 2026');
  expect(formatPeriod({ start: 0, end: MAY })).toBe('Until 1 May 2026');
  expect(formatPeriod({ start: 0, end: 0 })).toBeNull();
});
