import { expect, test } from 'vitest';
import { wholeNumberIn } from '#shared/rules/numbers.ts';

// Foundation §5: parsed as integers, empty if not a number.
test.each([
  ['12', 12],
  [' -3 ', -3],
  ['0', 0],
  ['3.7', 3],
  ['12 days', 12],
  ['', null],
  ['  ', null],
  ['many', null],
  ['-', null],
])('%o means %o', (text, number) => {
  expect(wholeNumberIn(text)).toBe(number);
});
