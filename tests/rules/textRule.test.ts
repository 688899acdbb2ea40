import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelSchema, nameSchema, whySchema } from '#shared/model/fields.ts';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { nameError, textErrors } from '#shared/model/textRule.ts';

const letters = fc.constantFrom('a', 'é', '🗺', '\u0000', '\ud800', '\udc00', '\u200b', ' ');
const long = fc.integer({ min: MAX_NAME_LENGTH - 2, max: MAX_NAME_LENGTH + 2 }).map((length) => 'x'.repeat(length));

test('pages refuse the same names as calls do, in the same words', () => {
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 4 }), fc.oneof(long, fc.constant('')), (start, rest) => {
      const text = `${start}${rest}`.trim();
      expect(nameError(text)).toBe(nameSchema.safeParse(text).error?.issues[0]?.message ?? null);
    }),
    { numRuns: 1_000 },
  );
});

test.each(['\u200b', '\u2060\u00ad', '\u3164', '\u2800', '\u202e', '\u0007', ' \u200b '])(
  'a name of which nobody sees anything is empty: %j',
  (text) => {
    expect(nameError(text.trim())).toBe(textErrors.empty);
    expect(nameSchema.safeParse(text).error?.issues[0]?.message).toBe(textErrors.empty);
    expect(whySchema.safeParse(text).success).toBe(false);
    // Where an empty name is ignored, this one is too.
    expect(labelSchema.parse(text)).toBe('');
  },
);

test.each(['Pay\u200b', '❤️', '👩‍👧', 'می‌خواهم', 'ｱ'])('a name with something to see stays as it is: %j', (text) => {
  expect(nameSchema.parse(text)).toBe(text);
  expect(labelSchema.parse(text)).toBe(text);
});
