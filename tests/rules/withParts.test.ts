import { expect, test } from 'vitest';
import { plural, withParts } from '#shared/texts/withParts.ts';

test('a text with parts has their values, and takes nothing in a value for a part', () => {
  const renamed = withParts('{old} is {new} now');
  expect(renamed({ old: '{new}', new: '$& 2' })).toBe('{new} is $& 2 now');
});

test.each([
  [0, '0 epics of Web'],
  [1, '1 epic of Web'],
  [2, '2 epics of Web'],
])('a text with a count is in singular for one alone: %i', (count, text) => {
  expect(plural('{count} epic of {release}', '{count} epics of {release}')({ count, release: 'Web' })).toBe(text);
});

test('a text with a value keeps its direction, whatever the value is written in', () => {
  const renamed = withParts('{old} is {new} now');
  expect(renamed({ old: 'Pay\u202e', new: '\u2067Book\u2069\u2066' })).toBe('Pay is Book now');
  expect(renamed({ old: 'דפים', new: 'Pay' })).toBe('\u2068דפים\u2069 is Pay now');
});
