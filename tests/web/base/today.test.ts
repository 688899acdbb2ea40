import { afterEach, expect, test, vi } from 'vitest';
import { calendarDayAt, restOfDay } from '#web/base/browser/today.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Asia/Tokyo', '2026-03-12T23:00:00Z', '2026-03-13'],
  ['America/Los_Angeles', '2026-03-13T00:30:00Z', '2026-03-12'],
  ['Asia/Tokyo', '2026-02-28T23:00:00Z', '2026-03-01'],
  ['UTC', '2026-03-12T23:59:59.999Z', '2026-03-12'],
])('in %s at %s it is %s', (zone, at, day) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(calendarDayAt(Date.parse(at))).toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test('a day ends at the person’s own midnight, also when the clocks change', () => {
  vi.stubEnv('TZ', 'Europe/London');
  expect(restOfDay(Date.parse('2026-03-29T00:00:00Z'))).toBe(23 * 3_600_000);
});
