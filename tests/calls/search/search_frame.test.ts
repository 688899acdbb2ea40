import { beforeAll, expect, test } from 'vitest';
import { handler as rebuildIndex } from '#lambdas/events/search/rebuild_index.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { found } from '#tests/calls/support/searching.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

test.each(['objective', 'problem'] as const)(
  'a search for an %s covers the company, leaves out a map or looks only there, and shows present names',
  async (kind) => {
    const [one, other] = [(await mapOf(world)).containerId, (await mapOf(world)).containerId];
    const add = async (containerId: string, name: string) =>
      (await world.call(`add_${kind}_to_map`, { containerId, name })).id;
    const id = await add(one, `Profitable ${kind}`);
    await add(other, `Profits of the ${kind}`);
    const sought = (query: string, more: { exclude_container?: string; include_container?: string } = {}) =>
      found(world, kind, { query, ...more });
    expect(await sought('profit')).toEqual([`Profitable ${kind}`, `Profits of the ${kind}`]);
    expect(await sought('profit', { exclude_container: one })).toEqual([`Profits of the ${kind}`]);
    expect(await sought('profit', { exclude_container: '' })).toHaveLength(2);
    expect(await sought('profit', { include_container: one })).toEqual([`Profitable ${kind}`]);
    expect(await sought('proftable', { include_container: one })).toEqual([`Profitable ${kind}`]);
    expect(await sought('', { include_container: one })).toEqual([]);
    expect(await sought('profit', { include_container: '0'.repeat(20) })).toEqual([]);
    expect(await sought('profit', { include_container: one, exclude_container: one })).toEqual([]);
    if (kind === 'objective')
      await world.call('change_objective_name', { containerId: one, objectiveId: id, name: 'Renamed goal' });
    else await world.call('change_problem', { containerId: one, problemId: id, fields: { name: 'Renamed goal' } });
    expect(await sought('profit')).toEqual([`Profits of the ${kind}`]);
    await rebuildIndex();
    expect(await sought('renamed')).toEqual(['Renamed goal']);
    // It belongs to the company also when no map uses it any more.
    if (kind === 'objective') await world.call('remove_objective_from_map', { containerId: one, objectiveId: id });
    else await world.call('remove_problem_from_map', { containerId: one, problemId: id });
    expect(await sought('renamed')).toEqual(['Renamed goal']);
    expect(await sought('renamed', { include_container: one })).toEqual([]);
  },
);

test('a map that one may not see is searched like a missing one', async () => {
  const { id: containerId } = await world.call(
    'story_map_container_create',
    { name: 'Hidden', why: 'W' },
    world.colleague,
  );
  await world.call('add_objective_to_map', { containerId, name: 'Concealment' }, world.colleague);
  const sought = (more: { exclude_container?: string; include_container?: string }) =>
    found(world, 'objective', { query: 'concealment', ...more });
  expect(await sought({ include_container: containerId })).toEqual([]);
  // Nothing is left out, since the gaps would reveal what is on it.
  expect(await sought({ exclude_container: containerId })).toEqual(['Concealment']);
});
