import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameSchema } from '#shared/model/fields.ts';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { nameError } from '#shared/model/textRule.ts';

const letters = fc.constantFrom('a', 'é', '🗺', '\u0000', '\ud800', '\udc00', ' ');
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
