import { expect, test } from 'vitest';
import { amountError, isNotANumber, wholeNumberIn } from '#shared/rules/numbers.ts';

// Parsed as integers, none if not a number (rule what.21).
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

test('text that is not a number is distinguished from an empty field', () => {
  expect(['many', '-', ' x3'].map(isNotANumber)).toEqual([true, true, true]);
  expect(['', '  ', '0', '-3', '12 days'].map(isNotANumber)).toEqual([false, false, false, false, false]);
});

// Nothing costs or takes less than nothing (rule what.20).
test.each([
  ['size', -1, 'negative'],
  ['cost', -1, 'negative'],
  ['value', -1, undefined],
  ['size', 0, undefined],
  ['cost', null, undefined],
  ['size', 1_000_000_001, 'too-large'],
  ['value', -1_000_000_001, 'too-large'],
] as const)('%s %o: %o', (amount, number, problem) => {
  expect(amountError(amount, number)).toBe(problem);
});
