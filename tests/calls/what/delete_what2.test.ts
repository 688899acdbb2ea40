import { beforeAll, describe, expect, test } from 'vitest';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const input = (map: TestMap, name: string) => ({ containerId: map.containerId, whatId: map.id(name) });
const remove = (map: TestMap, name: string) => world.call('delete_what2', input(map, name));

describe('delete_what2', () => {
  test('deletes a backbone Activity together with its children, and answers its one change', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B: b1');
    const version = (await map.board()).whats.find((what) => what.id === map.id('A'))?.version ?? 0;
    const answer = await remove(map, 'A');
    expect(answer).toMatchObject({ changed: [], removed: [{ type: 'what', id: map.id('A'), version: version + 1 }] });
    expect(await map.outline()).toBe('B: b1');
    expect((await map.board()).whats).toHaveLength(2);
  });

  test('works once, and not on an Activity that is hidden, unknown or only on another map', async () => {
    const other = await mapOf(world, 'X');
    const map = await mapOf(world, 'A: a1 | B');
    await remove(map, 'A');
    for (const name of ['A', 'a1'])
      expect(await refusal(world, 'delete_what2', input(map, name))).toBe('404 what-does-not-exist');
    expect(await refusal(world, 'delete_what2', { containerId: map.containerId, whatId: other.id('X') })).toBe(
      '404 what-does-not-exist',
    );
    expect(await map.outline()).toBe('B');
    expect(await other.outline()).toBe('X');
  });

  test('keeps the Activity in the company and on other maps', async () => {
    const map = await mapOf(world, 'A');
    const other = await mapOf(world);
    await other.add('A', null, { description: map.text('A') });
    await remove(map, 'A');
    expect(await other.outline()).toBe('A');
    await remove(other, 'A');
    const third = await mapOf(world);
    expect(await third.add('A', null, { description: map.text('A') })).toMatchObject({
      id: map.id('A'),
      usedExistingWhat: true,
    });
  });

  test('lets a parent go under another one once it has no children', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    const under = { containerId: map.containerId, whatId: map.id('A'), newParentId: map.id('B') };
    await remove(map, 'a1');
    expect(await refusal(world, 'move_what', under)).toBe('409 parent-has-children');
    await remove(map, 'a2');
    await world.call('move_what', under);
    expect(await map.outline()).toBe('B: A');
  });
});
