import { describe, expect, test } from 'vitest';
import type { CallError } from '#shared/CallError.ts';
import { registry } from '#shared/contract/registry.ts';
import { SEARCH_TYPES } from '#shared/model/limits.ts';
import { searchCallOf, searchedRoles, searchTypeFor } from '#shared/rules/story_map/storyMapSearch.ts';

describe('the search types', () => {
  test('are a closed list of six', () => {
    expect([...SEARCH_TYPES]).toEqual(['owner', 'all', 'editor_only', 'viewer_only', 'editor', 'view_all']);
  });

  test.each([
    ['owner', '/search/story_map_owner'],
    ['all', '/search/story_map_all'],
    ['editor_only', '/search/story_map_edit_only'],
    ['viewer_only', '/search/story_map_view_only'],
    ['editor', '/search/story_map_edit'],
    ['view_all', '/search/story_map_view'],
  ])('%s is searched by %s', (type, path) => {
    expect(registry[searchCallOf(type)].path).toBe(path);
  });

  test.each(['', 'viewer', 'all-shared', 'OWNER', 'owner ', 'toString', '__proto__'])(
    '%j is not a search type and is refused',
    (type) => {
      expect(() => searchCallOf(type)).toThrow(
        expect.objectContaining({
          code: 'bad-input',
          fieldErrors: { type: expect.stringContaining('view_all') as string },
        }) as CallError,
      );
    },
  );
});

describe('the scope of a search', () => {
  test("is one's own maps, those that one may edit, or those that one may view; only `all` covers more", () => {
    expect(searchedRoles).toEqual({
      owner: ['owner'],
      editor: ['owner', 'editor'],
      editor_only: ['editor'],
      viewer_only: ['viewer'],
      view_all: ['owner', 'editor', 'viewer'],
      all: ['owner', 'editor', 'viewer', 'none'],
    });
  });

  test("falls back to one's own without the role of a global viewer, for `all` alone", () => {
    expect(searchTypeFor('all', { globalStoryMapViewer: true })).toBe('all');
    for (const type of SEARCH_TYPES)
      expect(searchTypeFor(type, { globalStoryMapViewer: false })).toBe(type === 'all' ? 'owner' : type);
  });
});
