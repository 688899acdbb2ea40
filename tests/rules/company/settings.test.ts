import { describe, expect, test } from 'vitest';
import { DEFAULT_PRIORITIES } from '#shared/model/company/settings.ts';
import { MAX_SETTINGS } from '#shared/model/limits.ts';
import { contrastOf, distanceInDark, hardToSeeIn, SURFACES } from '#shared/rules/company/colors.ts';
import { offeredTypes } from '#shared/rules/company/offeredTypes.ts';
import { movedPriority } from '#shared/rules/company/priorities.ts';
import { settingNameError } from '#shared/rules/company/settings.ts';

describe('the name of a setting', () => {
  const list = [
    { id: 'a', name: 'Owns' },
    { id: 'b', name: 'Uses' },
  ];

  test('is used once in its list, whatever the case', () => {
    expect(settingNameError(list, null, 'owns')?.code).toBe('setting-taken');
    expect(settingNameError(list, 'b', 'OWNS')?.code).toBe('setting-taken');
    expect(settingNameError(list, 'a', 'OWNS')).toBeUndefined();
    expect(settingNameError(list, null, 'Needs')).toBeUndefined();
  });

  test('is refused in a full list', () => {
    const full = Array.from({ length: MAX_SETTINGS }, (_, i) => ({ id: `${i}`, name: `${i}` }));
    expect(settingNameError(full, null, 'One more')?.code).toBe('too-many-settings');
    expect(settingNameError(full, '1', 'Renamed')).toBeUndefined();
  });
});

test('a retired type is offered only where it is set', () => {
  const types = [
    { id: 'a', version: 1, name: 'A' },
    { id: 'b', version: 1, name: 'B', retired: true },
    { id: 'c', version: 1, name: 'C', retired: false },
  ];
  expect(offeredTypes(types).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(offeredTypes(types, 'b').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['to the front', 'c', 0, 'c a b new d'],
  ['down', 'a', 2, 'b new a c d'],
  ['to where it is', 'b', 1, 'a b new c d'],
  ['past the end', 'a', 99, 'b new c d a'],
  ['in from outside the order', 'd', 1, 'a d b new c'],
])('a priority is moved %s, and none that was added meanwhile is lost', (_, id, place, order) => {
  const priorities = ['a', 'b', 'c', 'd'].map((one) => ({ id: one }));
  expect(movedPriority(['a', 'b', 'new', 'c'], priorities, id, place).join(' ')).toBe(order);
});

test('a colour is hard to see where its contrast with the cards is below 3 to 1', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#777777')).toBe(1);
  expect(hardToSeeIn('#FFFF00')).toEqual(['light']);
  // The dark theme lightens all that would be.
  expect(hardToSeeIn('#220000')).toEqual([]);
  expect(hardToSeeIn('#B45309')).toEqual([]);
});

test('the first two priorities of a new company differ in the dark theme, which white mixed in would not keep', () => {
  const [must, should] = DEFAULT_PRIORITIES;
  expect(distanceInDark(must.color, should.color)).toBeGreaterThan(0.15);
});

test('the colours that a company begins with are easy to see in both themes, as the dark one lightens them', () => {
  for (const { color } of DEFAULT_PRIORITIES) expect(hardToSeeIn(color)).toEqual([]);
  expect(contrastOf('#1D6F5C', SURFACES.dark)).toBeLessThan(3);
});
