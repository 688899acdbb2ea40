import { expect, test } from 'vitest';
import { longTextSchema } from '#shared/model/details.ts';
import { emailSchema, nameSchema, whySchema } from '#shared/model/fields.ts';
import {
  HISTORY_PAGE_SIZE,
  HISTORY_RETENTION_MONTHS,
  MAX_HITS,
  MAX_TOASTS,
  MIN_PASSWORD_LENGTH,
  SEARCH_DEBOUNCE_MS,
  STORY_MAP_PAGE_SIZE,
  TOAST_MS,
} from '#shared/model/limits.ts';
import { maturityLevelNames } from '#shared/texts/information.ts';

/** An address of that many characters. */
const address = (length: number) => `${'a'.repeat(length - '@acme.example'.length)}@acme.example`;

test.each([
  ['a name', nameSchema, 500, (length: number) => 'x'.repeat(length)],
  ['a purpose', whySchema, 2_000, (length: number) => 'x'.repeat(length)],
  ['a long description', longTextSchema, 20_000, (length: number) => 'x'.repeat(length)],
  ['an address', emailSchema, 254, address],
])('%s has at most as many characters as people are told', (_, schema, max, text) => {
  expect(schema.safeParse(text(max)).success).toBe(true);
  expect(schema.safeParse(text(max + 1)).success).toBe(false);
});

test('characters are counted as people see them, and not what surrounds a text', () => {
  expect(nameSchema.safeParse(` ${'🗺'.repeat(500)} `).success).toBe(true);
  expect(nameSchema.safeParse('🗺'.repeat(501)).success).toBe(false);
});

test('numbers that people are told in docs/rules.md stay what they are', () => {
  expect(SEARCH_DEBOUNCE_MS).toEqual({ storyMaps: 800, whatsAndWhos: 1_000 });
  expect(TOAST_MS).toEqual({ success: 6_000, info: 6_000, creationError: 6_000, deleteError: 8_000, error: 10_000 });
  expect({ STORY_MAP_PAGE_SIZE, HISTORY_PAGE_SIZE, HISTORY_RETENTION_MONTHS }).toEqual({
    STORY_MAP_PAGE_SIZE: 5,
    HISTORY_PAGE_SIZE: 20,
    HISTORY_RETENTION_MONTHS: 6,
  });
  expect({ MAX_HITS, MAX_TOASTS, MIN_PASSWORD_LENGTH }).toEqual({
    MAX_HITS: 20,
    MAX_TOASTS: 3,
    MIN_PASSWORD_LENGTH: 6,
  });
});

test('levels of maturity have their names', () => {
  expect(Object.entries(maturityLevelNames).map(([level, name]) => `${level} ${name}`)).toEqual([
    '0 none',
    '1 Initial',
    '2 Repeatable',
    '3 Defined',
    '4 Managed/Capable',
    '5 Optimised/Efficient',
  ]);
});
