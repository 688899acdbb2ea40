import { expect, test } from 'vitest';
import { landingOf, shiftOf } from '#web/features/company/settings/rowPlaces.ts';

const rows = ['a', 'b', 'c'].map((id, index) => ({ id, top: index * 44, bottom: index * 44 + 44 }));

test.each([
  ['before the first of the others whose middle is below the pointer', 'c', 10, { place: 0, height: 44 }],
  ['behind a row whose middle the pointer has passed', 'a', 70, { place: 1, height: 44 }],
  ['at the end', 'a', 900, { place: 2, height: 44 }],
  ['nowhere else at its present place', 'b', 60, null],
])('a dragged row lands %s', (_, id, y, landing) => {
  expect(landingOf(rows, id, y)).toEqual(landing);
});

test('the rows between its present place and its landing make way for a dragged row', () => {
  const shifts = (from: number, place: number) => [0, 1, 2].map((row) => shiftOf(row, from, { place, height: 44 }));
  expect(shifts(2, 0)).toEqual([44, 44, 0]);
  expect(shifts(0, 1)).toEqual([0, -44, 0]);
  expect([0, 1, 2].map((row) => shiftOf(row, 1, null))).toEqual([0, 0, 0]);
});
