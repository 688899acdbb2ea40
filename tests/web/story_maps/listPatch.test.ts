import { describe, expect, it } from 'vitest';
import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import type { StoryMapCard } from '#shared/model/storyMap.ts';
import { withCreated, withoutDeleted, type ListPage } from '#web/features/story_maps/model/listPatch.ts';

const card = (n: number): StoryMapCard => ({ id: `map${n}`, version: 1, name: `Map ${n}`, why: 'because', owner: 'me', createdAt: n });
const page = (given: Partial<ListPage> & { numbers: number[] }): ListPage => {
  const { numbers, ...rest } = given;
  return { docs: numbers.map(card), list_type: 'owner', page: 1, totalPages: 1, total: numbers.length, ...rest };
};
const ids = (list: ListPage) => list.docs.map(({ id }) => id);

describe('a list after its viewer created a map', () => {
  it('shows it first and counts it', () => {
    const list = withCreated(page({ numbers: [2, 1] }), card(3));
    expect(ids(list)).toEqual(['map3', 'map2', 'map1']);
    expect(list).toMatchObject({ total: 3, totalPages: 1 });
  });

  it('keeps to the page size and opens another page', () => {
    const list = withCreated(page({ numbers: [5, 4, 3, 2, 1] }), card(6));
    expect(ids(list)).toEqual(['map6', 'map5', 'map4', 'map3', 'map2']);
    expect(list.docs).toHaveLength(STORY_MAP_PAGE_SIZE);
    expect(list).toMatchObject({ total: 6, totalPages: 2 });
  });

  it('starts an empty list', () => {
    expect(withCreated(page({ numbers: [], totalPages: 1 }), card(1))).toEqual(page({ numbers: [1] }));
  });

  it('holds it in all story maps too, but not among those that others share', () => {
    expect(ids(withCreated(page({ numbers: [1], list_type: 'all' }), card(2)))).toEqual(['map2', 'map1']);
    for (const list_type of ['viewer', 'editor', 'all-shared'] as const) {
      const shared = page({ numbers: [1], list_type });
      expect(withCreated(shared, card(2))).toBe(shared);
    }
  });

  it('leaves the cards of later pages and corrects their count', () => {
    const list = withCreated(page({ numbers: [1], page: 2, total: 6, totalPages: 2 }), card(7));
    expect(ids(list)).toEqual(['map1']);
    expect(list).toMatchObject({ total: 7, totalPages: 2 });
  });

  it('does not show it twice when the list was read again in between', () => {
    const list = page({ numbers: [3, 2] });
    expect(withCreated(list, card(3))).toBe(list);
  });
});

describe('a list after its viewer deleted a map', () => {
  it('no longer shows or counts it', () => {
    const list = withoutDeleted(page({ numbers: [3, 2, 1] }), 'map2');
    expect(ids(list)).toEqual(['map3', 'map1']);
    expect(list.total).toBe(2);
  });

  it('loses its last page with its last card', () => {
    expect(withoutDeleted(page({ numbers: [1], page: 2, total: 6, totalPages: 2 }), 'map1')).toMatchObject({ docs: [], total: 5, totalPages: 1 });
  });

  it('never has less than one page', () => {
    expect(withoutDeleted(page({ numbers: [1] }), 'map1')).toMatchObject({ docs: [], total: 0, totalPages: 1 });
  });

  it('stays the same when it did not show the map', () => {
    const list = page({ numbers: [1] });
    expect(withoutDeleted(list, 'map9')).toBe(list);
  });
});
