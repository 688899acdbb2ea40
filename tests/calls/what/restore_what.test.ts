import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { tableClient } from '#lambdas/store/table/client.ts';
import { TRASH_MS } from '#shared/model/story_map/trash.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const at = (map: TestMap, name: string) => ({ containerId: map.containerId, whatId: map.id(name) });
const remove = (map: TestMap, name: string) => world.call('delete_what2', at(map, name));
const restore = (map: TestMap, name: string) => world.call('restore_what', at(map, name));
const refused = (map: TestMap, name: string) => refusal(world, 'restore_what', at(map, name));
const trash = async ({ containerId }: TestMap) => (await world.call('story_map_trash', { containerId })).docs;

describe('a deleted Activity', () => {
  test('is in the trash with its parent, and comes back to its place with its own fields and links', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 | B');
    const { containerId } = map;
    await world.call('change_what_fields', { ...at(map, 'a2'), fields: { cost: 7 } });
    const { id: whoId } = await world.call('add_who', { containerId, name: 'Somebody who restores' });
    const [linkTypeId] = world.linkTypes.whatWho;
    await world.call('add_what_who_links', { ...at(map, 'a2'), linkTypeId, whoIds: [whoId] });
    const before = await map.board();
    const { change, removed } = await remove(map, 'a2');
    expect(change).not.toBeNull();
    expect(await trash(map)).toEqual([
      {
        type: 'what',
        id: map.id('a2'),
        name: map.text('a2'),
        deletedAt: expect.any(Number) as number,
        deletedBy: world.owner.uid,
        under: [{ type: 'what', id: map.id('A'), name: map.text('A'), isDeleted: false }],
      },
    ]);
    const { changed } = await restore(map, 'a2');
    expect(changed).toMatchObject([{ type: 'what', id: map.id('a2'), version: (removed[0]?.version ?? 0) + 1 }]);
    const after = await map.board();
    expect(await map.outline()).toBe('A: a1 a2 a3 | B');
    expect(after.whatWhoLinks).toEqual(before.whatWhoLinks);
    expect(after.whats.find(({ id }) => id === map.id('a2'))?.cost).toBe(7);
    expect(await trash(map)).toEqual([]);
    expect(await refused(map, 'a2')).toBe('404 not-in-trash');
  });

  test('of the backbone brings its children, and those deleted before it stay in the trash', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    await remove(map, 'a1');
    await remove(map, 'A');
    expect(await refused(map, 'a1')).toBe('409 parent-deleted');
    expect((await trash(map)).map(({ name }) => name)).toEqual([map.text('A'), map.text('a1')]);
    expect((await trash(map))[1]?.under).toMatchObject([{ id: map.id('A'), isDeleted: true }]);
    await restore(map, 'A');
    expect(await map.outline()).toBe('A: a2 | B');
    await restore(map, 'a1');
    expect(await map.outline()).toBe('A: a1 a2 | B');
    // The number of its children is right too: it cannot go under another.
    const under = { newParentId: map.id('B'), afterWhatId: null, beforeWhatId: null };
    expect(await refusal(world, 'move_what', { ...at(map, 'A'), ...under })).toBe('409 parent-has-children');
    for (const name of ['a1', 'a2']) await remove(map, name);
    await world.call('move_what', { ...at(map, 'A'), ...under });
  });

  test('goes under its parent when that was deleted and added again, and not under one that has left the backbone', async () => {
    const map = await mapOf(world, 'A: a1 | B: b1');
    await remove(map, 'a1');
    await remove(map, 'A');
    await map.add('A');
    await restore(map, 'a1');
    expect(await map.outline()).toBe('B: b1 | A: a1');
    await remove(map, 'a1');
    const under = { newParentId: map.id('B'), afterWhatId: null, beforeWhatId: null };
    await world.call('move_what', { ...at(map, 'A'), ...under });
    expect(await refused(map, 'a1')).toBe('400 level-mix');
  });

  test('has the present description of the company', async () => {
    const [map, other] = [await mapOf(world, 'A'), await mapOf(world)];
    await remove(map, 'A');
    const description = 'Renamed while it lay in the trash';
    await world.call('add_what', { containerId: other.containerId, description: map.text('A'), level: 0 });
    await world.call('change_what_description', {
      containerId: other.containerId,
      objectId: map.id('A'),
      newDescription: description,
      changeType: 'what_description',
    });
    await restore(map, 'A');
    expect((await map.board()).whats.map((what) => what.description)).toEqual([description]);
  });

  test('is back in its releases with its children, but in none that is completed, deleted or of the other level by now', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B: b1');
    const [open, completed, deleted, mixed, back] = [
      await releaseOf(world, map, 'a1', 'a2'),
      await releaseOf(world, map, 'a1'),
      await releaseOf(world, map, 'a1'),
      await releaseOf(world, map, 'a1'),
      await releaseOf(world, map, 'A'),
    ];
    await remove(map, 'A');
    await world.call('complete_release', completed.at);
    await world.call('delete_release', deleted.at);
    await mixed.put('B');
    expect(await open.names()).toBe('');
    await restore(map, 'A');
    expect(await open.names()).toBe('a1 a2');
    expect(await completed.names()).toBe('');
    expect(await mixed.names()).toBe('B');
    expect(await back.names()).toBe('A');
    // The counters are right: what is in a release keeps its level.
    const toBackbone = { newParentId: null, afterWhatId: null, beforeWhatId: null };
    expect(await refusal(world, 'move_what', { ...at(map, 'a1'), ...toBackbone })).toBe('409 release-what-level-mix');
    await remove(map, 'A');
    expect(await open.names()).toBe('');
    await open.put('B');
  });

  test('that is added again is no longer in the trash', async () => {
    const map = await mapOf(world, 'A: a1');
    await remove(map, 'a1');
    await map.add('a1');
    expect(await trash(map)).toEqual([]);
    expect(await refused(map, 'a1')).toBe('404 not-in-trash');
  });

  test('cannot be restored after 30 days', async () => {
    const map = await mapOf(world, 'A | B');
    await remove(map, 'A');
    await grow(map, 'A', TRASH_MS + 1);
    expect(await refused(map, 'A')).toBe('404 not-in-trash');
  });

  test('comes back once when two people restore it, and not while its parent is being deleted', async () => {
    const map = await mapOf(world, 'A: a1 | B');
    await remove(map, 'a1');
    const both = await Promise.all([refused(map, 'a1'), refused(map, 'a1')]);
    expect([...both].sort()).toEqual(['404 not-in-trash', 'went through']);
    await remove(map, 'a1');
    beforeNextCommit(() => remove(map, 'A'));
    expect(await refused(map, 'a1')).toBe('409 parent-deleted');
  });
});

test('the trash is read page by page, newest first', async () => {
  const names = Array.from({ length: 25 }, (_, i) => `N${i}`);
  const map = await mapOf(world, names.join(' | '));
  for (const name of names) await remove(map, name);
  const { containerId } = map;
  const first = await world.call('story_map_trash', { containerId });
  const second = await world.call('story_map_trash', { containerId, before: first.next ?? '' });
  expect(second.next).toBeNull();
  expect(map.names([...first.docs, ...second.docs].map(({ id }) => id))).toEqual([...names].reverse());
});

/** Makes a deletion older than it is. */
async function grow(map: TestMap, name: string, ms: number): Promise<void> {
  const { containerId, whatId } = at(map, name);
  await tableClient().send(
    new UpdateCommand({
      TableName: stack().tableName,
      Key: { pk: `C#${world.domain}#MAP#${containerId}`, sk: `board#what#${whatId}` },
      UpdateExpression: 'SET deletedAt = deletedAt - :ms',
      ExpressionAttributeValues: { ':ms': ms },
    }),
  );
}
