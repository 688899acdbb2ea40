import { expect, test } from 'vitest';
import { SEARCH_FILTERS, searchFilterTexts, searchTypeOf } from '#web/features/story_map/list/model/searchFilter.ts';

test('the filter offers four kinds of searches, in this order', () => {
  expect(SEARCH_FILTERS.map((filter) => searchFilterTexts[filter])).toEqual([
    'All',
    'Your story maps',
    'Shared with you (Editor)',
    'Shared with you (Viewer)',
  ]);
});

test('All is everything that one may see', () => {
  expect(SEARCH_FILTERS.map((filter) => searchTypeOf(filter, false))).toEqual([
    'view_all',
    'owner',
    'editor_only',
    'viewer_only',
  ]);
  expect(SEARCH_FILTERS.map((filter) => searchTypeOf(filter, true))).toEqual([
    'all',
    'owner',
    'editor_only',
    'viewer_only',
  ]);
});
