import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { readMap } from '#tests/calls/support/readMap.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

describe('update_what_order', () => {
  const order = (map: TestMap, name: string, newOrder: number, more: Partial<CallInput<'update_what_order'>> = {}) =>
    world.call('update_what_order', { containerId: map.containerId, whatId: map.id(name), newOrder, ...more });

  test('counts from 0 among the siblings', async () => {
    const map = await mapOf(world, 'A | B | C | D');
    await order(map, 'C', 0);
    expect(await map.outline()).toBe('C | A | B | D');
    await order(map, 'C', 2);
    expect(await map.outline()).toBe('A | B | C | D');
    await order(map, 'A', 3);
    expect(await map.outline()).toBe('B | C | D | A');
    await order(map, 'C', 999_999);
    expect(await map.outline()).toBe('B | D | A | C');
  });

  test('places by the given neighbours, and by the number when they have gone', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 a4 | B: b1');
    await order(map, 'a4', 0, { afterWhatId: map.id('a1'), beforeWhatId: map.id('a2') });
    expect(await map.outline()).toBe('A: a1 a4 a2 a3 | B: b1');
    // Neighbours of another parent, and the Activity itself, are ignored.
    await order(map, 'a3', 1, { afterWhatId: map.id('b1'), beforeWhatId: map.id('a3') });
    expect(await map.outline()).toBe('A: a1 a3 a4 a2 | B: b1');
    // Neighbours in the wrong order: the one that it goes behind counts.
    await order(map, 'a1', 0, { afterWhatId: map.id('a2'), beforeWhatId: map.id('a3') });
    expect(await map.outline()).toBe('A: a3 a4 a2 a1 | B: b1');
  });

  test('changes no sibling', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 | B');
    // Counted positions are derived from the places and are in the documented lists only.
    const others = async () =>
      (await readMap(world, map.containerId, { lists: false })).map.whats.filter((what) => what.id !== map.id('a3'));
    const before = await others();
    const answer = await order(map, 'a3', 0);
    expect(answer.changed.map((what) => what.id)).toEqual([map.id('a3')]);
    expect(before).toHaveLength(4);
    expect(await others()).toEqual(before);
  });

  test('is refused for an Activity that is gone or hidden, and for one of another map', async () => {
    const other = await mapOf(world, 'X');
    const map = await mapOf(world, 'A: a1 | B');
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    for (const id of [map.id('A'), map.id('a1'), other.id('X')]) {
      for (const more of [{}, { afterWhatId: null, beforeWhatId: null }]) {
        expect(
          await refusal(world, 'update_what_order', { containerId: map.containerId, whatId: id, newOrder: 0, ...more }),
        ).toBe('404 what-does-not-exist');
        expect(
          await refusal(world, 'set_rank', { containerId: map.containerId, whatId: id, newRank: 1, ...more }),
        ).toBe('404 what-does-not-exist');
        expect(
          await refusal(world, 'move_what', {
            containerId: map.containerId,
            whatId: id,
            newParentId: map.id('B'),
            ...more,
          }),
        ).toBe('404 what-does-not-exist');
        expect(
          await refusal(world, 'move_what', { containerId: map.containerId, whatId: id, newParentId: null, ...more }),
        ).toBe('404 what-does-not-exist');
      }
    }
    expect(await map.outline()).toBe('B');
  });
});

describe('move_what', () => {
  const move = (map: TestMap, name: string, under: string | null, more: Partial<CallInput<'move_what'>> = {}) => ({
    containerId: map.containerId,
    whatId: map.id(name),
    newParentId: under === null ? null : map.id(under),
    ...more,
  });
  const moved = async (...args: Parameters<typeof move>) => {
    await world.call('move_what', move(...args));
    return args[0].outline();
  };

  test('puts a child onto the backbone, under another parent, and a childless backbone Activity under one', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B | C');
    expect(await moved(map, 'a1', null)).toBe('A: a2 | B | C | a1');
    expect(await moved(map, 'a2', 'B')).toBe('A | B: a2 | C | a1');
    expect(await moved(map, 'A', 'B')).toBe('B: a2 A | C | a1');
    // A former parent can become a parent again.
    expect(await moved(map, 'A', null, { newOrder: 0 })).toBe('A | B: a2 | C | a1');
    expect(await moved(map, 'C', 'A')).toBe('A: C | B: a2 | a1');
  });

  test('places by neighbour or position, and at the end without either', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 | B: b1 b2');
    expect(await moved(map, 'a1', 'B', { newOrder: 1 })).toBe('A: a2 a3 | B: b1 a1 b2');
    expect(await moved(map, 'a2', 'B', { afterWhatId: null })).toBe('A: a3 | B: a2 b1 a1 b2');
    expect(await moved(map, 'b2', 'A', { afterWhatId: map.id('a3'), beforeWhatId: null })).toBe(
      'A: a3 b2 | B: a2 b1 a1',
    );
    expect(await moved(map, 'b1', null, { afterWhatId: map.id('A'), beforeWhatId: map.id('B') })).toBe(
      'A: a3 b2 | b1 | B: a2 a1',
    );
    // Within its own parent it is only reordered.
    expect(await moved(map, 'a2', 'B')).toBe('A: a3 b2 | b1 | B: a1 a2');
  });

  test('creates no third level either when a colleague moves others between its read and its write', async () => {
    const map = await mapOf(world, 'A | B | C');
    beforeNextCommit(() => map.add('a1', 'A'));
    expect(await refusal(world, 'move_what', move(map, 'A', 'B'))).toBe('409 parent-has-children');
    beforeNextCommit(() => world.call('move_what', move(map, 'B', 'C')));
    expect(await refusal(world, 'move_what', move(map, 'a1', 'B'))).not.toBe('went through');
    expect(await map.outline()).toBe('A: a1 | C: B');
  });

  test('never creates a third level', async () => {
    const map = await mapOf(world, 'A: a1 | B: b1 | C');
    const refusalOf = async (...args: Parameters<typeof move>) => refusal(world, 'move_what', move(...args));
    for (const more of [{}, { afterWhatId: null, beforeWhatId: null }]) {
      expect(await refusalOf(map, 'A', 'B', more)).toBe('409 parent-has-children');
      expect(await refusalOf(map, 'C', 'a1', more)).toBe('400 level-mix');
      expect(await refusalOf(map, 'a1', 'b1', more)).toBe('400 level-mix');
      expect(await refusalOf(map, 'A', 'A', more)).toBe('400 own-parent');
      expect(await refusalOf(map, 'a1', 'a1', more)).toBe('400 own-parent');
    }
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('C') });
    expect(await refusalOf(map, 'a1', 'C')).toBe('404 parent-does-not-exist');
    expect(await map.outline()).toBe('A: a1 | B: b1');
    // Once its only child is gone, it is no longer a parent.
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('a1') });
    expect(await moved(map, 'A', 'B')).toBe('B: b1 A');
  });
});

describe('set_rank', () => {
  const rank = (map: TestMap, name: string, newRank: number | null, more: Partial<CallInput<'set_rank'>> = {}) =>
    world.call('set_rank', { containerId: map.containerId, whatId: map.id(name), newRank, ...more });
  const ranks = async (map: TestMap) => {
    const { backboneRank, skeletonRank } = await map.board();
    return `${map.names(backboneRank).join(' ')} / ${map.names(skeletonRank).join(' ')}`;
  };

  test('counts from 1, separately for backbone and skeleton, whatever the order on the map', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B: b1 | C');
    await rank(map, 'C', 1);
    await rank(map, 'A', 1);
    await rank(map, 'B', 2);
    await rank(map, 'b1', 1);
    await rank(map, 'a2', 1);
    expect(await ranks(map)).toBe('A B C / a2 b1');
    await rank(map, 'A', 3);
    await rank(map, 'a1', 1_000_000);
    expect(await ranks(map)).toBe('B C A / a2 b1 a1');
    expect(await map.outline()).toBe('A: a1 a2 | B: b1 | C');
  });

  test('places by the given neighbours', async () => {
    const map = await mapOf(world, 'A | B | C | D');
    for (const [i, name] of ['A', 'B', 'C'].entries()) await rank(map, name, i + 1);
    await rank(map, 'D', 9, { afterWhatId: map.id('A'), beforeWhatId: map.id('B') });
    expect(await ranks(map)).toBe('A D B C / ');
    await rank(map, 'C', 9, { afterWhatId: null, beforeWhatId: map.id('A') });
    expect(await ranks(map)).toBe('C A D B / ');
  });

  test('is removed by null, and removing it twice is fine', async () => {
    const map = await mapOf(world, 'A | B');
    await rank(map, 'A', 1);
    await rank(map, 'B', 2);
    expect((await rank(map, 'A', null)).changed).toMatchObject([{ id: map.id('A'), rankKey: null }]);
    expect(await rank(map, 'A', null)).toMatchObject({ change: null, changed: [{ id: map.id('A'), rankKey: null }] });
    expect(await ranks(map)).toBe('B / ');
  });

  test('is dropped when the Activity changes level, and kept when it changes parent', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    for (const name of ['B', 'a1', 'a2']) await rank(map, name, 1);
    const move = (name: string, under: string | null) =>
      world.call('move_what', {
        containerId: map.containerId,
        whatId: map.id(name),
        newParentId: under === null ? null : map.id(under),
      });
    await move('a1', null);
    expect(await ranks(map)).toBe('B / a2');
    await move('a2', 'a1');
    expect(await ranks(map)).toBe('B / a2');
    await move('B', 'a1');
    expect(await ranks(map)).toBe(' / a2');
  });

  test('is removed when the Activity is deleted or hidden, and not restored with it', async () => {
    const map = await mapOf(world, 'A: a1 | B: b1');
    for (const name of ['A', 'B', 'a1', 'b1']) await rank(map, name, 9);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    expect(await ranks(map)).toBe('B / b1');
    await map.add('A');
    await map.add('a1', 'A');
    expect(await ranks(map)).toBe('B / b1');
  });
});

describe('a row that looks empty to the sender', () => {
  const EMPTY = { afterWhatId: null, beforeWhatId: null };

  test.each(Array.from({ length: 6 }, (_, round) => round))(
    'puts the new card before those that others have added (round %i)',
    async () => {
      const map = await mapOf(world, 'A: a1 a2 | B: b1');
      await map.add('a0', 'A', EMPTY);
      await map.add('0', null, EMPTY);
      await world.call('move_what', {
        containerId: map.containerId,
        whatId: map.id('b1'),
        newParentId: map.id('A'),
        ...EMPTY,
      });
      await order(map, 'a2');
      expect(await map.outline()).toBe('0 | A: a2 b1 a0 a1 | B');
    },
  );

  const order = (map: TestMap, name: string) =>
    world.call('update_what_order', { containerId: map.containerId, whatId: map.id(name), newOrder: 0, ...EMPTY });
});
