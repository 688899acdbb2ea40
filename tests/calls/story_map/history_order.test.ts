import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { mapOf, type TestMap } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

type Neighbours = Pick<
  CallInput<'update_what_order'>,
  'afterWhatId' | 'beforeWhatId' | 'wasAfterWhatId' | 'wasBeforeWhatId'
>;

const order = ({ containerId, id }: TestMap, name: string, newOrder: number, more: Neighbours = {}) =>
  world.call('update_what_order', { containerId, whatId: id(name), newOrder, ...more });

/** The newest event of a map: the moved entity, its former place and its new place. */
async function newestMove({ containerId }: TestMap) {
  const { docs } = await world.call('story_map_history', { containerId });
  const [event] = docs.filter(({ type }) => type === 'what_order');
  return event && { what: event.what, from: event.value, to: event.newValue };
}

describe('the history', () => {
  test('shows a reorder from where to where, with the names of then', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 | B | C');
    const { containerId, id, text } = map;
    // Without the neighbours the whole map is read, so both places are known.
    await order(map, 'C', 0);
    expect(await newestMove(map)).toEqual({ what: text('C'), from: text('B'), to: '' });
    await order(map, 'a1', 2, {
      afterWhatId: id('a3'),
      beforeWhatId: null,
      wasAfterWhatId: null,
      wasBeforeWhatId: id('a2'),
    });
    expect(await newestMove(map)).toEqual({ what: text('a1'), from: '', to: text('a3') });
    await world.call('change_what_description', {
      containerId,
      objectId: id('a3'),
      newDescription: text('Renamed'),
      changeType: 'what_description',
    });
    expect(await newestMove(map)).toEqual({ what: text('a1'), from: '', to: text('a3') });
  });

  test('leaves out the former place when the order differs from what the sender saw', async () => {
    const map = await mapOf(world, 'A: a1 | B | C | D');
    const { id, text } = map;
    const toEnd = { afterWhatId: id('D'), beforeWhatId: null };
    for (const [wasAfterWhatId, wasBeforeWhatId] of [
      ['C', 'D'],
      ['a1', 'C'],
      ['A', 'A'],
      ['B', 'C'],
    ] as const) {
      await order(map, 'B', 9, { ...toEnd, wasAfterWhatId: id(wasAfterWhatId), wasBeforeWhatId: id(wasBeforeWhatId) });
      expect(await newestMove(map)).toEqual({ what: text('B'), from: null, to: text('D') });
      await order(map, 'B', 1);
    }
    await order(map, 'B', 9, { ...toEnd, wasAfterWhatId: id('A'), wasBeforeWhatId: id('C') });
    expect(await newestMove(map)).toEqual({ what: text('B'), from: text('A'), to: text('D') });
    await order(map, 'B', 9, { afterWhatId: null, beforeWhatId: id('A') });
    expect(await newestMove(map)).toEqual({ what: text('B'), from: null, to: '' });
  });
});
