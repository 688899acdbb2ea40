import { expect, test } from 'vitest';
import type { Column } from '#web/features/roadmap/model/board.ts';
import { readParams, shownSearch } from '#web/features/roadmap/model/params.ts';
import { dayToShow, placeTimeline } from '#web/features/roadmap/model/timeline.ts';

const day = (text: string) => (text === '' ? 0 : Date.parse(`${text}T00:00:00Z`));
const TODAY = day('2026-05-06');

function column(name: string, from: string, to: string): Column {
  const release = {
    id: name,
    version: 1,
    name,
    created: 1,
    start: day(from),
    end: day(to),
    completed: false,
    capacity: null,
  };
  const totals = { epics: 0, done: 0, doing: 0, size: 0, value: 0 };
  const isDated = from !== '' || to !== '';
  return { id: name, containerId: 'own', mapName: null, release, isDated, whats: new Set(), totals };
}

const placed = (columns: readonly Column[], zoom: 'fit' | 'month' | 'year' = 'fit') =>
  placeTimeline(columns, { zoom, months: 3, today: TODAY, window: 1_280 });

test('a bar is as long as its release takes, and stands under its days', () => {
  const { rows, axis } = placed([column('A', '2026-05-01', '2026-05-10'), column('B', '2026-05-11', '2026-05-30')]);
  const [a, b] = rows;
  expect(a?.left).toBe(axis.left);
  expect(b?.left).toBeCloseTo((a?.left ?? 0) + (a?.width ?? 0));
  expect(b?.width).toBeCloseTo(2 * (a?.width ?? 0));
});

test('a release of a single day is a milestone, with its middle in that day', () => {
  const { rows, axis } = placed([column('A', '2026-05-01', '2026-07-31'), column('B', '', '2026-06-15')]);
  const [a, b] = rows;
  expect([a?.isMilestone, b?.isMilestone]).toEqual([false, true]);
  const middle = (b?.left ?? 0) + (b?.width ?? 0) / 2;
  const noon = day('2026-06-15') + 43_200_000;
  expect(middle).toBeCloseTo(axis.left + ((noon - axis.start) / (axis.end - axis.start)) * axis.width);
});

test('a name stands in its bar, beside a short one, and before one at the end of the axis', () => {
  const sides = placed([
    column('Long enough', '2026-05-01', '2026-07-20'),
    column('Short', '2026-05-10', '2026-05-11'),
    column('At the end', '2026-07-29', '2026-07-30'),
  ]).rows.map(({ side }) => side);
  expect(sides).toEqual(['inside', 'right', 'left']);
});

test('releases without dates are no rows of the axis', () => {
  const { rows, undated } = placed([column('A', '2026-05-01', '2026-05-10'), column('Someday', '', '')]);
  expect(rows.map((row) => row.column.id)).toEqual(['A']);
  expect(undated.map(({ id }) => id)).toEqual(['Someday']);
});

test('begins with today, or with the nearest day of its releases', () => {
  const shown = (from: string, to: string) => dayToShow(placed([column('A', from, to)], 'month'), TODAY);
  expect(shown('2026-05-01', '2026-06-01')).toBe(TODAY);
  expect(shown('2028-05-01', '2028-06-01')).toBe(day('2028-05-01'));
  expect(shown('2024-05-01', '2024-06-01')).toBe(day('2024-06-01'));
});

test('an address that says no more than the mode shows what was chosen before, in that mode', () => {
  const shown = (search: string, kept: string | null) => shownSearch(new URLSearchParams(search), kept).toString();
  const kept = 'mode=view&view=timeline&zoom=month';
  expect(shown('', kept)).toBe('view=timeline&zoom=month');
  expect(shown('mode=build', kept)).toBe('mode=build&view=timeline&zoom=month');
  expect(shown('mode=view&last=10', kept)).toBe('mode=view&last=10');
  expect(shown('mode=view', null)).toBe('mode=view');
  expect(readParams(new URLSearchParams('view=x&zoom=day'))).toMatchObject({ view: 'board', zoom: 'fit' });
});
