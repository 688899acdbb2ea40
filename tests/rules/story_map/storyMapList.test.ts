import { describe, expect, test } from 'vitest';
import { LIST_TYPES, STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import { listTypeFor, pageOf } from '#shared/rules/story_map/storyMapList.ts';

const maps = (count: number) => Array.from({ length: count }, (_, i) => ({ mapId: `map${i}`, createdAt: i }));
const ids = (page: { items: { mapId: string }[] }) => page.items.map((item) => item.mapId);

describe('pages of the list', () => {
  test.each([
    [0, 1],
    [1, 1],
    [5, 1],
    [6, 2],
    [10, 2],
    [11, 3],
  ])('%d maps make %d pages', (count, totalPages) => {
    expect(pageOf(maps(count), 1).totalPages).toBe(totalPages);
  });

  test('hold five, newest first, each map once', () => {
    expect(STORY_MAP_PAGE_SIZE).toBe(5);
    const shuffled = [3, 0, 11, 7, 5, 9, 1, 10, 2, 8, 6, 4].map((i) => ({ mapId: `map${i}`, createdAt: i }));
    expect([1, 2, 3].map((page) => ids(pageOf(shuffled, page)))).toEqual([
      ['map11', 'map10', 'map9', 'map8', 'map7'],
      ['map6', 'map5', 'map4', 'map3', 'map2'],
      ['map1', 'map0'],
    ]);
  });

  test('past the end are the last one, and an empty list has a first page', () => {
    expect(pageOf(maps(6), 99)).toMatchObject({ page: 2, totalPages: 2, items: [{ mapId: 'map0' }] });
    expect(pageOf(maps(0), 2)).toEqual({ page: 1, totalPages: 1, items: [] });
  });

  test('are in the same order for everybody when maps have the same time, and do not modify the list', () => {
    const same = ['b', 'd', 'a', 'c'].map((containerId) => ({ mapId: containerId, createdAt: 1 }));
    expect(ids(pageOf(same, 1))).toEqual(ids(pageOf([...same].reverse(), 1)));
    expect(same.map((map) => map.mapId)).toEqual(['b', 'd', 'a', 'c']);
  });
});

test.each(LIST_TYPES)("'%s' is used as requested; only 'all' falls back, except for global viewers", (type) => {
  expect(listTypeFor(type, { globalStoryMapViewer: true })).toBe(type);
  expect(listTypeFor(type, { globalStoryMapViewer: false })).toBe(type === 'all' ? 'owner' : type);
});
