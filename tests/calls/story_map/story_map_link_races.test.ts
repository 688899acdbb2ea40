import { beforeAll, expect, test } from 'vitest';
import type { CallInput, CallName } from '#shared/contract/registry.ts';
import { send } from '#tests/calls/support/caller.ts';
import { apply, logOf, type State, stateOf } from '#tests/calls/support/history.ts';
import { mapOf, type TestMap } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const ROUNDS = 6;

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

async function attempt<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<string> {
  const { status, body } = await send(stack(), name, input, world.owner.idToken);
  return status === 200 ? 'done' : String(body['code']);
}
const link = (map: TestMap, name: string, child: TestMap) =>
  attempt('link_story_map', {
    containerId: map.containerId,
    whatId: map.id(name),
    childContainerId: child.containerId,
  });
const refOf = async (map: TestMap) => (await map.board()).parentWhatRef;
const childOf = async (map: TestMap, name: string) =>
  (await map.board()).whats.find(({ id }) => id === map.id(name))?.childContainerId ?? null;

test('one of many people who link one story map at once succeeds, and the others are refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [map, other, child] = [await mapOf(world, 'A | B'), await mapOf(world, 'C'), await mapOf(world)];
    const outcomes = await Promise.all([link(map, 'A', child), link(map, 'B', child), link(other, 'C', child)]);
    expect(outcomes.sort()).toEqual(['container-linked', 'container-linked', 'done']);
    const linked = [await childOf(map, 'A'), await childOf(map, 'B'), await childOf(other, 'C')].filter(
      (id) => id !== null,
    );
    expect(linked).toEqual([child.containerId]);
  }
});

test('an Activity gets one story map, whether it is linked or made', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [map, child] = [await mapOf(world, 'A'), await mapOf(world)];
    const make = () =>
      attempt('create_story_map_from_activity', { name: 'Made', whatId: map.id('A'), containerId: map.containerId });
    const outcomes = await Promise.all([link(map, 'A', child), make(), make()]);
    expect(outcomes.sort()).toEqual(['done', 'what-linked', 'what-linked']);
  }
});

test('two or three maps that are put below each other at once never form a cycle', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const maps = [await mapOf(world, 'A'), await mapOf(world, 'A'), await mapOf(world, 'A')] as const;
    const [a, b, c] = maps;
    const outcomes = await Promise.all(
      round % 2 === 0 ? [link(a, 'A', b), link(b, 'A', a)] : [link(a, 'A', b), link(b, 'A', c), link(c, 'A', a)],
    );
    expect(outcomes.filter((one) => one === 'story-map-circle')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(outcomes.length - 1);
  }
});

test('unlinking and deleting at once leave neither end of the link behind', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [map, child] = [await mapOf(world, 'A'), await mapOf(world)];
    await link(map, 'A', child);
    const unlink = () => attempt('delete_story_map_link', { containerId: map.containerId, whatId: map.id('A') });
    const remove = () => attempt('delete_container', { containerId: child.containerId });
    const outcomes = await Promise.all(round % 2 === 0 ? [unlink(), remove()] : [remove(), unlink()]);
    expect(outcomes).toEqual(['done', 'done']);
    expect(await childOf(map, 'A')).toBeNull();
  }
});

test('linking and deleting at once leave no link to a deleted map', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [map, child] = [await mapOf(world, 'A'), await mapOf(world)];
    const remove = () => attempt('delete_container', { containerId: child.containerId });
    const [linked, removed] = await (round % 2 === 0
      ? Promise.all([link(map, 'A', child), remove()])
      : Promise.all([remove(), link(map, 'A', child)]).then(([r, l]) => [l, r]));
    expect(removed).toBe('done');
    expect(['done', 'permission-denied']).toContain(linked);
    expect(await childOf(map, 'A')).toBeNull();
  }
});

test('the log of each of the two maps holds its own side, so that each can be rebuilt from its log alone', async () => {
  const [map, child] = [await mapOf(world, 'A | B'), await mapOf(world)];
  await link(map, 'A', child);
  await attempt('delete_story_map_link', { containerId: map.containerId, whatId: map.id('A') });
  await link(map, 'B', child);
  const { id: made } = await world.call('create_story_map_from_activity', {
    name: 'Made',
    whatId: map.id('A'),
    containerId: map.containerId,
  });
  expect(await refOf(child)).toEqual({ containerId: map.containerId, whatId: map.id('B') });
  await world.call('delete_container', { containerId: child.containerId });
  const table = await tableOf(stack(), world.domain);
  for (const id of [map.containerId, child.containerId, made]) {
    const state: State = new Map();
    for (const entry of logOf(table, world.domain, id)) apply(state, entry);
    expect(state).toEqual(stateOf(table, world.domain, id));
  }
  const [own, others] = [logOf(table, world.domain, map.containerId), logOf(table, world.domain, child.containerId)];
  const last = others.at(-1);
  expect(last).toMatchObject({
    call: 'delete_container',
    also: [map.containerId],
    changes: [{ type: 'story_map', id: child.containerId }],
  });
  expect(own.at(-1)).toMatchObject({
    id: last?.id,
    also: [child.containerId],
    changes: [{ type: 'what', id: map.id('B'), now: { childContainerId: null } }],
  });
});
