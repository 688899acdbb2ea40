import { beforeAll, expect, describe, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { send } from '#tests/calls/support/caller.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
let items: string[];
beforeAll(async () => {
  world = await createWorld(stack());
  items = (await world.call('company_settings', {})).maturity.map(({ id }) => id);
});

const of = (map: TestMap, name: string) => ({ containerId: map.containerId, whatId: map.id(name) });
const details = (map: TestMap, name: string) => world.call('what_details', of(map, name));
const item = () => items[0] ?? '';
const judge = (
  map: TestMap,
  name: string,
  which: 'current' | 'future',
  maturityItemId: string,
  level: CallInput<'set_what_maturity'>['level'],
) => world.call('set_what_maturity', { ...of(map, name), which, maturityItemId, level });

describe('maturity', () => {
  test('has a level now and to come for each item, all kept when several people judge at the same moment', async () => {
    const map = await mapOf(world, 'A: a1');
    await Promise.all(
      items.flatMap((id, i) => [judge(map, 'a1', 'current', id, i === 0 ? 0 : 2), judge(map, 'a1', 'future', id, 5)]),
    );
    const { maturity } = await details(map, 'a1');
    expect(maturity.current).toEqual(Object.fromEntries(items.map((id, i) => [id, { level: i === 0 ? 0 : 2 }])));
    expect(maturity.future).toEqual(Object.fromEntries(items.map((id) => [id, { level: 5 }])));
    expect(await judge(map, 'a1', 'future', item(), 5)).toMatchObject({ change: null });
  });

  test('is unset by null, once, and then not judged', async () => {
    const map = await mapOf(world, 'A');
    const [one = '', other = ''] = items;
    await judge(map, 'A', 'current', one, 3);
    await judge(map, 'A', 'current', other, 0);
    await judge(map, 'A', 'future', one, 4);
    await judge(map, 'A', 'current', one, null);
    expect((await details(map, 'A')).maturity).toMatchObject({
      current: { [other]: { level: 0 } },
      future: { [one]: { level: 4 } },
    });
    expect(Object.keys((await details(map, 'A')).maturity.current)).toEqual([other]);
    expect(await judge(map, 'A', 'current', one, null)).toMatchObject({ change: null });
    expect(await judge(await mapOf(world, 'B'), 'B', 'current', one, null)).toMatchObject({ change: null });
  });

  test('needs a number from 0 to 5 and an active item', async () => {
    const map = await mapOf(world, 'A');
    for (const level of [6, -1, 2.5, '3', '', 'high', undefined]) {
      const answer = await send(
        stack(),
        'set_what_maturity',
        { ...of(map, 'A'), which: 'current', maturityItemId: item(), level },
        world.owner.idToken,
      );
      expect([answer.status, answer.body['code']]).toEqual([400, 'bad-input']);
    }
    const set = { ...of(map, 'A'), which: 'current', level: 1 } as const;
    expect(await refusal(world, 'set_what_maturity', { ...set, maturityItemId: '0'.repeat(20) })).toBe(
      '400 maturity-item-does-not-exist',
    );
    expect(
      await refusal(world, 'set_what_maturity', {
        ...set,
        maturityItemId: (await createWorld(stack())).maturityItemId,
      }),
    ).toBe('400 maturity-item-does-not-exist');
    expect((await details(map, 'A')).maturity.version).toBe(0);
  });
});
