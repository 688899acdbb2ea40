import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '#shared/rules/foldText.ts';

describe('texts that count as equal', () => {
  test.each([
    ['case', 'Book a DESK', 'book a desk'],
    ['white space around', '  Book a desk \n', 'Book a desk'],
    ['white space within, of any kind', 'Book \t a\u00a0\u3000desk', 'Book a desk'],
    ['a line break for a space', 'Book\r\na desk', 'Book a desk'],
    ['full-width letters', 'Ｂｏｏｋ a desk', 'Book a desk'],
    ['ligatures', 'ﬁnd', 'find'],
    ['one letter written as two', 'Cafe\u0301', 'Café'],
    ['a zero-width space', 'Pay\u200b', 'Pay'],
    ['a soft hyphen', 'Pay\u00adment', 'Payment'],
    ['an emoji in either form', '❤️', '❤'],
    ['case outside Latin', 'ΠΛΆΝΟ ДОМ', 'πλάνο дом'],
  ])('%s', (_, one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  test.each([
    ['other letters', 'Book a desk', 'Book a disk'],
    ['accents', 'resume', 'résumé'],
    ['punctuation', 'Book a desk', 'Book a desk!'],
    ['a space or none', 'Log in', 'Login'],
  ])('but not %s', (_, one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  test('folding what is folded changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { seed: 3, numRuns: 2_000 },
    );
  });
});
