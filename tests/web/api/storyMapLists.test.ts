import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { ChangeAnswer } from '#shared/contract/change.ts';
import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import type { StoryMapCard } from '#shared/model/storyMap.ts';
import { call } from '#web/api/client.ts';
import { configureClient } from '#web/api/clientConfiguration.ts';
import { callKey, createQueryClient } from '#web/api/queries.ts';
import { followStoryMaps, type ListPage, withCard, withoutDeleted } from '#web/api/storyMapLists.ts';

const card = (n: number): StoryMapCard => ({
  id: `map${n}`,
  version: 1,
  name: `Map ${n}`,
  why: 'because',
  owner: 'me',
  createdAt: n,
});
const page = (given: Partial<ListPage> & { numbers: number[] }): ListPage => {
  const { numbers, ...rest } = given;
  return { docs: numbers.map(card), list_type: 'owner', page: 1, totalPages: 1, total: numbers.length, ...rest };
};
const ids = (list: ListPage) => list.docs.map(({ id }) => id);

describe('a list after its viewer created a map', () => {
  it('shows it first and counts it', () => {
    const list = withCard(page({ numbers: [2, 1] }), card(3));
    expect(ids(list)).toEqual(['map3', 'map2', 'map1']);
    expect(list).toMatchObject({ total: 3, totalPages: 1 });
  });

  it('keeps to the page size and opens another page', () => {
    const list = withCard(page({ numbers: [5, 4, 3, 2, 1] }), card(6));
    expect(ids(list)).toEqual(['map6', 'map5', 'map4', 'map3', 'map2']);
    expect(list.docs).toHaveLength(STORY_MAP_PAGE_SIZE);
    expect(list).toMatchObject({ total: 6, totalPages: 2 });
  });

  it('starts an empty list', () => {
    expect(withCard(page({ numbers: [], totalPages: 1 }), card(1))).toEqual(page({ numbers: [1] }));
  });

  it('holds it in all story maps too, but not among those that others share', () => {
    expect(ids(withCard(page({ numbers: [1], list_type: 'all' }), card(2)))).toEqual(['map2', 'map1']);
    for (const list_type of ['viewer', 'editor', 'all-shared'] as const) {
      const shared = page({ numbers: [1], list_type });
      expect(withCard(shared, card(2))).toBe(shared);
    }
  });

  it('leaves the cards of later pages and corrects their count', () => {
    const list = withCard(page({ numbers: [1], page: 2, total: 6, totalPages: 2 }), card(7));
    expect(ids(list)).toEqual(['map1']);
    expect(list).toMatchObject({ total: 7, totalPages: 2 });
  });

  it('does not show it twice when the list was read again in between', () => {
    const list = page({ numbers: [3, 2] });
    expect(withCard(list, card(3))).toBe(list);
  });
});

describe('a list after its viewer changed a map', () => {
  const renamed = { ...card(2), name: 'Renamed', version: 2 };

  it('shows it as it is now, in its place', () => {
    expect(withCard(page({ numbers: [3, 2, 1] }), renamed).docs).toEqual([card(3), renamed, card(1)]);
  });

  it('keeps a newer version, and what it does not show', () => {
    const newer = { ...page({ numbers: [2] }), docs: [{ ...card(2), name: 'Newer', version: 3 }] };
    expect(withCard(newer, renamed)).toBe(newer);
    const others = page({ numbers: [3, 1] });
    expect(withCard(others, renamed)).toBe(others);
  });

  it("no longer holds one that was handed over, among one's own", () => {
    const handedOver = { ...renamed, owner: 'bob' };
    expect(withCard(page({ numbers: [2, 1] }), handedOver)).toMatchObject({ docs: [card(1)], total: 1 });
    expect(withCard(page({ numbers: [2, 1], list_type: 'all' }), handedOver).docs).toEqual([handedOver, card(1)]);
  });
});

describe('a list after its viewer deleted a map', () => {
  it('no longer shows or counts it', () => {
    const list = withoutDeleted(page({ numbers: [3, 2, 1] }), 'map2');
    expect(ids(list)).toEqual(['map3', 'map1']);
    expect(list.total).toBe(2);
  });

  it('loses its last page with its last card', () => {
    expect(withoutDeleted(page({ numbers: [1], page: 2, total: 6, totalPages: 2 }), 'map1')).toMatchObject({
      docs: [],
      total: 5,
      totalPages: 1,
    });
  });

  it('never has less than one page', () => {
    expect(withoutDeleted(page({ numbers: [1] }), 'map1')).toMatchObject({ docs: [], total: 0, totalPages: 1 });
  });

  it('stays the same when it did not show the map', () => {
    const list = page({ numbers: [1] });
    expect(withoutDeleted(list, 'map9')).toBe(list);
  });
});

describe('the lists at hand', () => {
  const key = callKey('story_map_list', { list_type: 'owner', page: 1 });
  const board = { type: 'what', id: 'what1', version: 2 };

  it.each<[string, Omit<ChangeAnswer, 'change'>, string[], boolean]>([
    [
      'a map that was renamed anywhere',
      { changed: [{ type: 'story_map', ...card(2), name: 'Renamed', version: 2 }, board], removed: [] },
      ['Renamed', 'Map 1'],
      true,
    ],
    [
      'a map that was made anywhere',
      { changed: [{ type: 'story_map', ...card(3) }], removed: [] },
      ['Map 3', 'Map 2', 'Map 1'],
      true,
    ],
    [
      'a map that was deleted anywhere',
      { changed: [], removed: [{ type: 'story_map', id: 'map2', version: 2 }] },
      ['Map 1'],
      true,
    ],
    [
      'somebody who joined or left',
      { changed: [], removed: [{ type: 'member', id: 'bob', version: 2 }] },
      ['Map 2', 'Map 1'],
      true,
    ],
    ['a change on a board, which they do not show', { changed: [board], removed: [] }, ['Map 2', 'Map 1'], false],
  ])('follow %s', async (_what, answer, names, isReadAgain) => {
    const server = createServer((_request, response) => response.end(JSON.stringify({ change: 'c', ...answer })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    configureClient({
      apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      idToken: async () => 'the.id.token',
    });
    const cache = createQueryClient();
    cache.setQueryData(key, page({ numbers: [2, 1] }));
    const unfollow = followStoryMaps(cache);
    await call('delete_container', { containerId: 'map2' });
    unfollow();
    expect(cache.getQueryData<ListPage>(key)?.docs.map(({ name }) => name)).toEqual(names);
    expect(cache.getQueryState(key)?.isInvalidated).toBe(isReadAgain);
    cache.clear();
    server.close();
  });
});
