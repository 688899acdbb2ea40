import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_MAPS_WITH_CHANGES, SAME_VISIT_MS } from '#shared/model/limits.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { createSmallWorld, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});
afterEach(() => void vi.useRealTimers());

const recent = (as: Somebody) => world.call('recent_changes', { visiting: true }, as);
const add = (containerId: string, description: string, as: Somebody) =>
  world.call('add_what', { containerId, description, level: 0, parentId: null }, as);
/** Lets a person have looked over half an hour ago. */
async function visitBefore(as: Somebody): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - SAME_VISIT_MS - 60_000 });
  const answer = await recent(as);
  vi.useRealTimers();
  return answer;
}

describe('what changed since the last visit', () => {
  test('is what others did on the maps of a person, until half an hour after it was shown', async () => {
    expect(await visitBefore(world.owner)).toEqual({ since: null, docs: [] });
    const own = await newMap(world, 'Own');
    await world.call('add_member', { containerId: own, uid: world.editor.uid, role: 'editor' });
    const hidden = await newMap(world, 'Hidden', world.colleague);
    await add(own, 'By me', world.owner);
    await add(own, 'By a colleague', world.editor);
    await add(hidden, 'Secret', world.colleague);
    const { since, docs } = await recent(world.owner);
    expect(since).toBeTypeOf('number');
    expect(docs).toMatchObject([
      {
        containerId: own,
        name: 'Own',
        entries: [{ type: 'what_created', user: world.editor.uid, what: 'By a colleague' }],
        isMore: false,
      },
    ]);
    // The same visit goes on.
    expect(await recent(world.owner)).toEqual({ since, docs });
  });

  test('is nothing of a map that the person may no longer see', async () => {
    await visitBefore(world.viewer);
    const shared = await newMap(world, 'Shared');
    await world.call('add_member', { containerId: shared, uid: world.viewer.uid, role: 'viewer' });
    await world.call('star_story_map', { containerId: shared, starred: true }, world.viewer);
    await add(shared, 'News', world.owner);
    const names = async () => (await recent(world.viewer)).docs.map(({ name }) => name);
    expect(await names()).toContain('Shared');
    await world.call('remove_member', { containerId: shared, uid: world.viewer.uid });
    expect(await names()).not.toContain('Shared');
  });

  test('is noted in one row of the person, once a visit', async () => {
    const visits = async () =>
      [...(await tableOf(stack(), world.domain)).entries()].filter(([key]) => key.endsWith('\nvisit'));
    const before = await visits();
    await recent(world.colleague);
    const noted = await visits();
    expect(noted).toHaveLength(before.length + 1);
    await recent(world.colleague);
    expect(await visits()).toEqual(noted);
    expect(MAX_MAPS_WITH_CHANGES).toBeLessThanOrEqual(20);
  });
});
