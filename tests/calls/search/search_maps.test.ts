import { beforeAll, describe, expect, test } from 'vitest';
import { memberEntity, type MemberItem, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { SearchQuery } from '#lambdas/ports/search/port.ts';
import { searchIndex, setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { remove } from '#lambdas/store/steps.ts';
import type { CallName } from '#shared/contract/registry.ts';
import { MAX_HITS, MAX_QUERY_LENGTH } from '#shared/model/limits.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { companyOf, found, renameMap } from '#tests/calls/support/searching.ts';
import { signIn } from '#tests/calls/support/signIn.ts';
import { createSmallWorld, PASSWORD, share, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();

const create = async (world: SmallWorld, name: string, as: Somebody = world.owner, why = 'To try things') =>
  (await world.call('story_map_container_create', { name, why }, as)).id;

const searches = [
  'story_map_all',
  'story_map_owner',
  'story_map_edit',
  'story_map_edit_only',
  'story_map_view',
  'story_map_view_only',
] as const satisfies readonly CallName[];

describe('each search covers', () => {
  let world: SmallWorld;
  beforeAll(async () => {
    world = await createSmallWorld(stack());
    // The colleague: owner of one, editor of one, viewer of one, and without a role on the fourth.
    await create(world, 'Voyage owned', world.colleague);
    const edited = await create(world, 'Voyage edited');
    const viewed = await create(world, 'Voyage viewed');
    await create(world, 'Voyage hidden');
    await share(world.domain, edited, world.colleague.uid, 'editor');
    await share(world.domain, viewed, world.colleague.uid, 'viewer');
  });

  test.each<[(typeof searches)[number], string[]]>([
    ['story_map_all', ['owned']],
    ['story_map_owner', ['owned']],
    ['story_map_edit', ['edited', 'owned']],
    ['story_map_edit_only', ['edited']],
    ['story_map_view', ['edited', 'owned', 'viewed']],
    ['story_map_view_only', ['viewed']],
  ])('%s: %j', async (name, expected) => {
    const names = await found(world, name, { query: 'voyage' }, world.colleague);
    expect(names.sort()).toEqual(expected.map((which) => `Voyage ${which}`));
  });

  test('all maps of the company for a global viewer, and none of them once the role is gone', async () => {
    await grant(world, world.viewer, { globalStoryMapViewer: true });
    expect((await found(world, 'story_map_all', { query: 'voyage' }, world.viewer)).sort()).toEqual(
      ['edited', 'hidden', 'owned', 'viewed'].map((which) => `Voyage ${which}`),
    );
    expect(await found(world, 'story_map_view', { query: 'voyage' }, world.viewer)).toEqual([]);
    await grant(world, world.viewer, { globalStoryMapViewer: false });
    expect(await found(world, 'story_map_all', { query: 'voyage' }, world.viewer)).toEqual([]);
  });

  test.each(searches)('nothing of another company: %s', async (name) => {
    const other = await createSmallWorld(stack());
    await grant(other, other.owner, { globalStoryMapViewer: true });
    expect(await found(other, name, { query: 'voyage' })).toEqual([]);
  });

  test.each(searches)('nothing for somebody without access: %s', async (name) => {
    expect(await refusal(world, name, { query: 'voyage' }, world.outsider)).toBe('403 no-company-access');
  });
});

describe('a call searches once', () => {
  /** The requests to the engine while something runs. */
  async function searchesDuring(work: () => Promise<unknown>): Promise<SearchQuery[]> {
    const index = searchIndex();
    const asked: SearchQuery[] = [];
    setSearchIndex({ ...index, search: (company, query) => (asked.push(query), index.search(company, query)) });
    try {
      await work();
    } finally {
      setSearchIndex(index);
    }
    return asked;
  }

  test("one's own maps, for people who may not search all", async () => {
    const world = await createSmallWorld(stack());
    for (const name of searches) {
      const asked = await searchesDuring(() => world.call(name, { query: 'voyage' }, world.colleague));
      expect(asked, name).toMatchObject([{ among: { uid: world.colleague.uid } }]);
    }
  });

  test('all maps, for people whose token allows it; the table decides', async () => {
    const world = await createSmallWorld(stack());
    await create(world, 'Voyage hidden');
    await grant(world, world.viewer, { globalStoryMapViewer: true });
    const fresh = { ...world.viewer, ...(await signIn(stack(), world.viewer.email, PASSWORD)) };
    const search = (as: Somebody) => found(world, 'story_map_all', { query: 'voyage' }, as);
    const asked = await searchesDuring(() => search(fresh));
    expect(asked).toEqual([{ kind: 'story_map', text: 'voyage', limit: expect.any(Number) as number }]);
    for (const as of [world.viewer, fresh]) expect(await search(as)).toEqual(['Voyage hidden']);
    await grant(world, world.viewer, { globalStoryMapViewer: false });
    for (const as of [world.viewer, fresh]) expect(await search(as)).toEqual([]);
  });
});

describe('results of the index are checked', () => {
  test('a map that was unshared, handed over or deleted is not found, even before the index knows', async () => {
    const world = await createSmallWorld(stack());
    const company = companyOf(world);
    const taken = await create(world, 'Harvest taken');
    const deleted = await create(world, 'Harvest deleted');
    await share(world.domain, taken, world.viewer.uid, 'viewer');
    await share(world.domain, deleted, world.viewer.uid, 'viewer');
    expect((await found(world, 'story_map_view_only', { query: 'harvest' }, world.viewer)).sort()).toEqual([
      'Harvest deleted',
      'Harvest taken',
    ]);

    const { reader, writer } = companyStore(company);
    const [head, member] = await reader.get<[StoryMapHead, MemberItem]>([
      rowKeys.storyMap(reader.keys, taken),
      rowKeys.member(reader.keys, taken, world.viewer.uid),
    ]);
    if (head === undefined || member === undefined) throw new Error('the map was not shared');
    await writer({ uid: null, tab: null, call: 'test' }).commit({ storyMap: taken }, [
      remove(memberEntity, member, { context: [head] }),
    ]);
    await world.call('delete_container', { containerId: deleted });
    await stack().stream.settled();
    // As in an index that lags: both maps are still the viewer's.
    for (const [id, name] of [
      [taken, 'Harvest taken'],
      [deleted, 'Harvest deleted'],
    ] as const) {
      const members = { owner: [world.viewer.uid], editor: [world.viewer.uid], viewer: [world.viewer.uid] };
      await searchIndex().put(company, { kind: 'story_map', id, name, why: '', members });
    }
    await grant(world, world.viewer, { globalStoryMapViewer: false });
    for (const name of searches) expect((await world.call(name, { query: 'harvest' }, world.viewer)).hits).toEqual([]);
    await grant(world, world.viewer, { globalStoryMapViewer: true });
    const { hits } = await world.call('story_map_all', { query: 'harvest' }, world.viewer);
    expect(hits.map(({ name }) => name)).toEqual(['Harvest taken']);
  });

  test('a renamed map is found only by its new name, a shared one by its new editor', async () => {
    const world = await createSmallWorld(stack());
    const id = await create(world, 'Autumn catalogue', world.owner, 'Because');
    expect(await found(world, 'story_map_owner', { query: 'autumn' })).toEqual(['Autumn catalogue']);
    await renameMap(world, id, 'Winter catalogue');
    expect(await found(world, 'story_map_owner', { query: 'autumn' })).toEqual([]);
    expect(await found(world, 'story_map_owner', { query: 'winter' })).toEqual(['Winter catalogue']);
    expect(await found(world, 'story_map_edit', { query: 'winter' }, world.editor)).toEqual([]);
    await share(world.domain, id, world.editor.uid, 'editor');
    expect(await found(world, 'story_map_edit', { query: 'winter' }, world.editor)).toEqual(['Winter catalogue']);
    await world.call('delete_container', { containerId: id });
    expect(await found(world, 'story_map_owner', { query: 'winter' })).toEqual([]);
  });
});

describe('the query', () => {
  test('finds by accents, beginnings, one typo and purpose, the name first', async () => {
    const world = await createSmallWorld(stack());
    await create(world, 'Café Zürich', world.owner, 'Warm drinks');
    await create(world, 'Drinks menu', world.owner, 'What people order');
    for (const query of ['cafe', 'CAFÉ', 'zuri', 'zuirch', 'zurcih caf', '  Zürich '])
      expect(await found(world, 'story_map_owner', { query }), query).toEqual(['Café Zürich']);
    expect(await found(world, 'story_map_owner', { query: 'drinks' })).toEqual(['Drinks menu', 'Café Zürich']);
    expect(await found(world, 'story_map_owner', { query: 'cafe menu' })).toEqual([]);
  });

  test('returns objectID, name and what a list shows of a map', async () => {
    const world = await createSmallWorld(stack());
    await stack().stream.settled();
    const { hits } = await world.call('story_map_owner', { query: world.canary });
    expect(hits).toEqual([
      {
        objectID: world.containerId,
        name: `Map ${world.canary}`,
        why: `Purpose ${world.canary}`,
        owner: world.owner.uid,
      },
    ]);
  });

  test('finds nothing when it is empty or has no word, and is refused when it is too long or missing', async () => {
    const world = await createSmallWorld(stack());
    for (const query of ['', '   ', '?!', 'x'.repeat(MAX_QUERY_LENGTH)])
      expect(await found(world, 'story_map_owner', { query })).toEqual([]);
    expect(await refusal(world, 'story_map_owner', { query: 'x'.repeat(MAX_QUERY_LENGTH + 1) })).toBe('400 bad-input');
    expect(await refusal(world, 'story_map_owner', {} as never)).toBe('400 bad-input');
  });

  test(`returns at most ${MAX_HITS} hits`, async () => {
    const world = await createSmallWorld(stack());
    await Promise.all(Array.from({ length: MAX_HITS + 5 }, (_, n) => create(world, `Numbered ${n}`)));
    expect(await found(world, 'story_map_owner', { query: 'numbered' })).toHaveLength(MAX_HITS);
  });
});

test('without a search engine every search answers so, and nothing else fails', async () => {
  const world = await createSmallWorld(stack());
  const index = searchIndex();
  setSearchIndex(undefined);
  try {
    for (const name of searches) expect(await refusal(world, name, { query: 'x' })).toBe('503 search-unavailable');
    expect(await refusal(world, 'what_company', { query: 'x' })).toBe('503 search-unavailable');
    expect((await world.call('story_map_list', { list_type: 'owner' })).total).toBe(1);
  } finally {
    setSearchIndex(index);
  }
});
