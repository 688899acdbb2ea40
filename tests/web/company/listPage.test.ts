import { describe, expect, it } from 'vitest';
import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import type { StoryMapCard } from '#shared/model/story_map/storyMap.ts';
import { type ListPage, pageNow } from '#web/replica/company/listPage.ts';

const card = (n: number, given: Partial<StoryMapCard> = {}): StoryMapCard => ({
  id: `map${n}`,
  version: 1,
  name: `Map ${n}`,
  why: 'because',
  owner: 'me',
  createdAt: n,
  ...given,
});

/** A page that was read with maps of these numbers, of which the replica knows others by now. */
function pageOf(numbers: readonly number[], known: readonly StoryMapCard[], given: Partial<ListPage> = {}) {
  const page: ListPage = {
    ids: numbers.map((n) => `map${n}`),
    newest: numbers[0] ?? 0,
    askedAt: 1,
    list_type: 'owner',
    page: 1,
    totalPages: 1,
    total: numbers.length,
    outlines: [],
    ...given,
  };
  const before = new Set(page.ids);
  return pageNow(page, new Map(known.map((one) => [one.id, one])), 'me', (id) => !before.has(id));
}
const ids = ({ docs }: { docs: readonly StoryMapCard[] }) => docs.map(({ id }) => id);

describe('a list after its viewer created a map', () => {
  it('shows it first and counts it', () => {
    const list = pageOf([2, 1], [card(1), card(2), card(3)]);
    expect(ids(list)).toEqual(['map3', 'map2', 'map1']);
    expect(list).toMatchObject({ total: 3, totalPages: 1 });
  });

  it('keeps to the page size and opens another page', () => {
    const list = pageOf(
      [5, 4, 3, 2, 1],
      [1, 2, 3, 4, 5, 6].map((n) => card(n)),
    );
    expect(ids(list)).toEqual(['map6', 'map5', 'map4', 'map3', 'map2']);
    expect(list.docs).toHaveLength(STORY_MAP_PAGE_SIZE);
    expect(list).toMatchObject({ total: 6, totalPages: 2 });
  });

  it('starts an empty list', () => {
    expect(ids(pageOf([], [card(1)]))).toEqual(['map1']);
  });

  it('is added to all story maps too, but not to those that others share', () => {
    expect(ids(pageOf([1], [card(1), card(2)], { list_type: 'all' }))).toEqual(['map2', 'map1']);
    for (const list_type of ['viewer', 'editor', 'all-shared'] as const)
      expect(ids(pageOf([1], [card(1, { owner: 'bob' }), card(2)], { list_type }))).toEqual(['map1']);
  });

  it('does not change on later pages', () => {
    expect(ids(pageOf([1], [card(1), card(7)], { page: 2, total: 6, totalPages: 2 }))).toEqual(['map1']);
  });

  it('does not take an older map for a new one, nor one that was known when the page was read', () => {
    expect(ids(pageOf([5], [card(5), card(2)]))).toEqual(['map5']);
    const known = new Map([5, 9].map((n) => [`map${n}`, card(n)]));
    const page: ListPage = {
      ids: ['map5'],
      newest: 5,
      askedAt: 1,
      list_type: 'owner',
      page: 1,
      totalPages: 1,
      total: 1,
      outlines: [],
    };
    expect(ids(pageNow(page, known, 'me', () => false))).toEqual(['map5']);
  });
});

describe('a list after its viewer changed a map', () => {
  it('shows it updated, in its place', () => {
    const renamed = card(2, { name: 'Renamed', version: 2 });
    expect(pageOf([3, 2, 1], [card(1), renamed, card(3)]).docs).toEqual([card(3), renamed, card(1)]);
  });

  it("leaves out a map that was handed over, among one's own", () => {
    const known = [card(1), card(2, { owner: 'bob', version: 2 })];
    expect(pageOf([2, 1], known)).toMatchObject({ docs: [card(1)], total: 1 });
    expect(ids(pageOf([2, 1], known, { list_type: 'all' }))).toEqual(['map2', 'map1']);
  });
});

describe('a list after its viewer deleted a map', () => {
  it('no longer shows or counts it', () => {
    const list = pageOf([3, 2, 1], [card(1), card(3)]);
    expect(ids(list)).toEqual(['map3', 'map1']);
    expect(list.total).toBe(2);
  });

  it('loses its last page with its last card', () => {
    expect(pageOf([1], [], { page: 2, total: 6, totalPages: 2 })).toMatchObject({ docs: [], total: 5, totalPages: 1 });
  });

  it('always has at least one page', () => {
    expect(pageOf([1], [])).toMatchObject({ docs: [], total: 0, totalPages: 1 });
  });
});
