import { expect, test } from 'vitest';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { set_rank } from '#shared/contract/what/set_rank.ts';
import { emailSchema, longTextSchema, nameSchema, positionSchema, whySchema } from '#shared/model/fields.ts';
import {
  HISTORY_PAGE_SIZE,
  HISTORY_RETENTION_MONTHS,
  MAX_EPICS,
  MAX_EXPLORE_OBJECTS,
  MAX_HITS,
  MAX_LEVELS_OF_MAPS,
  MAX_REFERENCES,
  MAX_TOASTS,
  MIN_PASSWORD_LENGTH,
  SEARCH_DEBOUNCE_MS,
  STORY_MAP_PAGE_SIZE,
  TOAST_MS,
} from '#shared/model/limits.ts';
import { whatListSchema } from '#shared/model/search.ts';
import { maturityLevelNames } from '#shared/texts/what/maturityLevels.ts';

/** An address of that many characters. */
const address = (length: number) => `${'a'.repeat(length - '@acme.example'.length)}@acme.example`;

test.each([
  ['a name', nameSchema, 500, (length: number) => 'x'.repeat(length)],
  ['a purpose', whySchema, 2_000, (length: number) => 'x'.repeat(length)],
  ['a long description', longTextSchema, 20_000, (length: number) => 'x'.repeat(length)],
  ['an address', emailSchema, 254, address],
])('%s has at most as many characters as people are shown', (_, schema, max, text) => {
  expect(schema.safeParse(text(max)).success).toBe(true);
  expect(schema.safeParse(text(max + 1)).success).toBe(false);
});

test('characters are counted as people see them, after trimming', () => {
  expect(nameSchema.safeParse(` ${'🗺'.repeat(500)} `).success).toBe(true);
  expect(nameSchema.safeParse('🗺'.repeat(501)).success).toBe(false);
});

test('numbers that docs/rules.md shows to people match the constants', () => {
  expect(SEARCH_DEBOUNCE_MS).toEqual({
    storyMaps: 800,
    whatsAndWhos: 1_000,
    releases: 1_000,
    frame: 800,
    initiatives: 800,
    longDescriptions: 500,
  });
  expect(TOAST_MS).toEqual({
    success: 6_000,
    info: 6_000,
    creationError: 6_000,
    deleteError: 8_000,
    frameDeleteError: 9_000,
    error: 10_000,
  });
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

test('a story map has these limits by kind, and these polling intervals', () => {
  const counts = Object.entries(mapLimits).map(([kind, { max }]) => [kind, max.count]);
  expect(Object.fromEntries(counts)).toEqual({
    members: 2_000,
    whats: 10_000,
    whos: 2_000,
    whoLabels: 1_000,
    whatWhoLinks: 20_000,
    whoWhoLinks: 20_000,
    objectives: 500,
    problems: 500,
    releases: 500,
  });
  expect({ MAX_REFERENCES, MAX_EXPLORE_OBJECTS, MAX_EPICS, MAX_LEVELS_OF_MAPS }).toEqual({
    MAX_REFERENCES: 100,
    MAX_EXPLORE_OBJECTS: 100,
    MAX_EPICS: 100,
    MAX_LEVELS_OF_MAPS: 20,
  });
});

test('a requested place or rank is at most a million', () => {
  const rank = set_rank.input.shape.newRank;
  for (const schema of [positionSchema, rank]) {
    expect(schema.safeParse(1_000_000).success).toBe(true);
    expect(schema.safeParse(1_000_001).success).toBe(false);
  }
  expect([positionSchema.safeParse(0).success, rank.safeParse(0).success]).toEqual([true, false]);
});

test('a search for releases of a period names fifty Activities at most', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, i) => String(i).padStart(20, 'a')).join();
  expect(whatListSchema.safeParse(ids(50)).success).toBe(true);
  expect(whatListSchema.safeParse(ids(51)).success).toBe(false);
});

test('levels of maturity have names', () => {
  expect(Object.entries(maturityLevelNames).map(([level, name]) => `${level} ${name}`)).toEqual([
    '0 none',
    '1 Initial',
    '2 Repeatable',
    '3 Defined',
    '4 Managed/Capable',
    '5 Optimised/Efficient',
  ]);
});
