import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

describe('all story maps, for administrators', () => {
  test('are listed newest first, and found by a text, whoever owns them', async () => {
    const id = await newMap(world, 'Zeppelins', world.colleague);
    const list = await world.call('company_story_maps', { query: '' });
    expect(list.docs[0]).toMatchObject({ id, name: 'Zeppelins', owner: world.colleague.uid });
    expect(list.total).toBeGreaterThanOrEqual(2);
    await stack().stream.settled();
    const found = await world.call('company_story_maps', { query: 'zeppel' });
    expect(found).toMatchObject({ docs: [{ id }], page: 1, totalPages: 1, total: 1 });
    await world.call('delete_container', { containerId: id }, world.colleague);
    expect((await world.call('company_story_maps', { query: 'zeppel' })).docs).toEqual([]);
  });

  test('can be those of one owner, and the oldest first', async () => {
    const [first, second] = [
      await newMap(world, 'Airships', world.colleague),
      await newMap(world, 'Balloons', world.colleague),
    ];
    const of = async (owner: string, order: 'newest' | 'oldest', query = '') =>
      (await world.call('company_story_maps', { query, owner, order })).docs.map(({ id }) => id);
    expect(await of(world.colleague.uid, 'newest')).toEqual([second, first]);
    expect(await of(world.colleague.uid, 'oldest')).toEqual([first, second]);
    await stack().stream.settled();
    expect(await of(world.colleague.uid, 'newest', 'airships')).toEqual([first]);
    expect(await of(world.viewer.uid, 'newest', 'airships')).toEqual([]);
    const all = (await world.call('company_story_maps', { query: '', order: 'oldest' })).docs;
    expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).sort((a, b) => a - b));
  });

  test('are not for others, nor of another company', async () => {
    expect(await refusal(world, 'company_story_maps', { query: '' }, world.editor)).toBe('403 not-administrator');
    const other = await createSmallWorld(stack());
    expect(JSON.stringify(await world.call('company_story_maps', { query: '' }))).not.toContain(other.canary);
  });
});

describe("the top of the company's hierarchy", () => {
  const setTop = (containerId: string, as = world.owner) => refusal(world, 'set_hierarchy_top', { containerId }, as);

  test('is a story map that an administrator names, and everybody reads', async () => {
    expect(await setTop(world.containerId)).toBe('went through');
    expect((await world.call('company_settings', {}, world.viewer)).hierarchyTopContainer).toBe(world.containerId);
    expect((await world.call('set_hierarchy_top', { containerId: world.containerId })).change).toBeNull();
  });

  test('is not named by others, and is no missing story map', async () => {
    expect(await setTop(world.containerId, world.editor)).toBe('403 not-administrator');
    expect(await setTop('0'.repeat(20))).toBe('403 permission-denied');
  });
});
