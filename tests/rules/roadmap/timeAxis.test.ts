import { expect, test } from 'vitest';
import { DAY_MS, dayAt, groupingOf, placeOn, timeAxis } from '#shared/rules/roadmap/timeAxis.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const from = (start: string, end: string) => ({ start: start && day(start), end: end && day(end) }) as never;
const monthsOf = (groups: readonly { at: number }[]) =>
  groups.map(({ at }) => new Date(at).toISOString().slice(0, 7)).join(' ');

test('months are grouped by one up to 24, by three up to 48, and by six beyond', () => {
  expect([3, 24, 25, 48, 49, 72].map(groupingOf)).toEqual([1, 1, 3, 3, 6, 6]);
});

test('the axis begins with the first release, has as many months as asked for, and more where the releases take longer', () => {
  const today = day('2026-05-05');
  expect(monthsOf(timeAxis([from('2026-02-10', '2026-02-20')], 3, today).groups)).toBe('2026-02 2026-03 2026-04');
  const long = timeAxis([from('2026-02-10', '2026-02-20'), from('2026-05-31', '2026-06-01')], 3, today);
  expect(monthsOf(long.groups)).toBe('2026-02 2026-03 2026-04 2026-05 2026-06');
  expect(monthsOf(timeAxis([], 3, today).groups)).toBe('2026-05 2026-06 2026-07');
});

test('releases with a single date are on the axis, those without are not', () => {
  const single = timeAxis(
    [
      { start: 0, end: day('2026-03-31') },
      { start: 0, end: 0 },
    ],
    3,
    0,
  );
  expect(monthsOf(single.groups)).toBe('2026-03 2026-04 2026-05');
});

test('a long axis begins and ends with whole quarters or half-years', () => {
  const quarters = timeAxis([from('2026-02-10', '2028-02-20')], 3, 0);
  expect(quarters).toMatchObject({ grouping: 3, start: day('2026-01-01'), end: day('2028-04-01') });
  const halves = timeAxis([from('2026-02-10', '2026-03-20')], 72, 0);
  expect(halves).toMatchObject({ grouping: 6, start: day('2026-01-01'), end: day('2032-01-01') });
  expect(timeAxis([from('2026-02-10', '2026-03-20')], 24, 0)).toMatchObject({ grouping: 1, months: 24 });
});

test('an axis of centuries has at most 120 groups, of whole years, decades or centuries', () => {
  const until = (end: string) => {
    const axis = timeAxis([from('2026-02-10', end)], 3, 0);
    expect(axis.groups.length).toBeLessThanOrEqual(120);
    expect(axis.groups.at(-1)?.end).toBe(axis.end);
    return { years: axis.grouping / 12, start: axis.start, end: axis.end };
  };
  expect(until('2085-12-31')).toEqual({ years: 0.5, start: day('2026-01-01'), end: day('2086-01-01') });
  expect(until('2086-01-01')).toEqual({ years: 1, start: day('2026-01-01'), end: day('2087-01-01') });
  expect(until('2146-01-01')).toEqual({ years: 10, start: day('2020-01-01'), end: day('2150-01-01') });
  expect(until('9999-12-31')).toEqual({ years: 100, start: day('2000-01-01'), end: Date.UTC(10_000, 0) });
});

test('days and places on an axis lead to each other', () => {
  const axis = timeAxis([from('2026-01-01', '2026-03-31')], 3, 0);
  expect([placeOn(axis, axis.start), placeOn(axis, axis.end)]).toEqual([0, 1]);
  for (let at = axis.start; at < axis.end; at += 7 * DAY_MS) expect(dayAt(axis, placeOn(axis, at))).toBe(at);
});
