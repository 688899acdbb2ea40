import { expect, test } from 'vitest';
import { landingOf } from '#web/features/company/settings/rowPlaces.ts';

const rows = ['a', 'b', 'c'].map((id, index) => ({ id, top: index * 44, bottom: index * 44 + 44 }));

test.each([
  ['before the first of the others whose middle is below the pointer', 'c', 10, { place: 0, edge: 0 }],
  ['behind a row whose middle the pointer has passed', 'a', 70, { place: 1, edge: 88 }],
  ['at the end', 'a', 900, { place: 2, edge: 132 }],
  ['nowhere else at its present place', 'b', 60, null],
])('a dragged row lands %s', (_, id, y, landing) => {
  expect(landingOf(rows, id, y)).toEqual(landing);
});
