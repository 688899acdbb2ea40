import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { type TableItem, tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';
import { useDaysAgo } from './support/daysAgo.ts';
import { purge_trash } from './support/functions.ts';
import { keysOf, withId } from './support/rowsOf.ts';

const stack = useStack();
const daysAgo = useDaysAgo(stack);
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

async function rows(domain = world.domain): Promise<TableItem[]> {
  await stack().stream.settled();
  return [...(await tableOf(stack(), domain)).values()];
}

describe('a deleted initiative', () => {
  const remove = (initiativeId: string, days: number) =>
    daysAgo(days, () => world.call('delete_initiative', { initiativeId }));

  test('is erased 30 days later with all that is in it and its log, and not before', async () => {
    const own = await createWorld(stack());
    const { id: initiativeId } = own.initiative;
    const ofMap = (all: readonly TableItem[]) => keysOf(all.filter(({ pk }) => pk.includes(own.containerId)));
    const before = ofMap(await rows(own.domain));
    const { id: younger } = await own.call('create_initiative', { name: 'Deleted a day later' });
    await daysAgo(29, () => own.call('delete_initiative', { initiativeId: younger }));
    const ofYounger = keysOf(withId(await rows(own.domain), younger));
    await daysAgo(31, () => own.call('delete_initiative', { initiativeId }));
    await purge_trash();
    const left = await rows(own.domain);
    expect(left.filter(({ pk }) => pk.includes(initiativeId))).toEqual([]);
    expect(withId(left, initiativeId)).toEqual([]);
    expect(keysOf(withId(left, younger))).toEqual(ofYounger);
    expect(ofMap(left)).toEqual(before);
    const entries = left.filter(({ call }) => call === 'purge_trash');
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ type: 'initiative', id: initiativeId, version: expect.any(Number) as number, was: {}, now: null }],
    ]);
  });

  test('cannot be restored after 30 days, and is in no list then', async () => {
    const own = await createWorld(stack());
    const { id: initiativeId } = own.initiative;
    await daysAgo(30, () => own.call('delete_initiative', { initiativeId }));
    expect((await own.call('deleted_initiatives', {})).docs.map(({ id }) => id)).toEqual([own.trash.initiativeId]);
    expect(await refusal(own, 'restore_initiative', { initiativeId }, own.owner)).toBe('404 not-in-trash');
  });

  test('is erased by the next run when one had to end', async () => {
    const { id } = await world.call('create_initiative', { name: 'Short of time' });
    await remove(id, 31);
    await purge_trash(undefined, { getRemainingTimeInMillis: () => 0 });
    expect(withId(await rows(), id).length).toBeGreaterThan(0);
    await purge_trash();
    expect(withId(await rows(), id)).toEqual([]);
  });
});
