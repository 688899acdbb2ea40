import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/rules/roadmap/timeAxis.ts';
import { timelineAxis, type TimelineZoom } from '#shared/rules/roadmap/timelineAxis.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const from = (start: string, end: string) => ({ start: day(start), end: day(end) });
const dayOf = (at: number | undefined) => new Date(at ?? 0).toISOString().slice(0, 10);
const TODAY = day('2026-05-06');

const axisOf = (zoom: TimelineZoom, releases = [from('2026-02-10', '2026-08-20')], room = 100) =>
  timelineAxis(releases, zoom, { today: TODAY, months: 3, room }, 56);

test.each([
  ['week', '2026-02-09', '2026-08-24', 28],
  ['month', '2026-02-01', '2026-09-01', 7],
  ['quarter', '2026-01-01', '2026-10-01', 3],
  ['year', '2026-01-01', '2027-01-01', 1],
] as const)('a timeline by %s has whole ones that hold all releases', (zoom, start, end, count) => {
  const { axis } = axisOf(zoom);
  expect([dayOf(axis.start), dayOf(axis.end), axis.groups.length]).toEqual([start, end, count]);
  for (const [i, group] of axis.groups.entries()) expect(group.at).toBe(axis.groups[i - 1]?.end ?? axis.start);
});

test('a day is as wide on every part of a timeline, whatever the releases are', () => {
  const short = axisOf('month');
  const long = axisOf('month', [from('2020-01-01', '2031-01-01')]);
  const perDay = ({ axis, width }: typeof short) => width / ((axis.end - axis.start) / DAY_MS);
  expect(perDay(short)).toBeCloseTo(perDay(long));
  expect(perDay(axisOf('week'))).toBeGreaterThan(perDay(short));
});

test('a timeline holds today, and fills its room', () => {
  const { axis, width } = axisOf('month', [from('2026-09-01', '2026-09-20')], 2_000);
  expect(dayOf(axis.start)).toBe('2026-05-01');
  expect(width).toBeGreaterThanOrEqual(2_000);
  expect(axisOf('fit', undefined, 900).width).toBe(900);
});

test('each group of months of a timeline that fits its releases has room for its name', () => {
  const { axis, width } = axisOf('fit', [from('2026-01-01', '2027-12-31')], 300);
  expect(axis.groups).toHaveLength(24);
  expect(width).toBe(24 * 56);
});

test('a release of centuries makes a timeline of years or more, and not of thousands of weeks', () => {
  for (const zoom of ['week', 'month', 'quarter', 'year'] as const) {
    const { axis } = axisOf(zoom, [from('2026-02-10', '9999-12-31')]);
    expect(axis.groups.length).toBeLessThanOrEqual(600);
  }
  expect(axisOf('week', [from('2026-02-10', '2060-01-01')]).axis.groups.length).toBeLessThanOrEqual(600);
});
