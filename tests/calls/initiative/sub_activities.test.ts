import { expect, test } from 'vitest';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();

test('has all epics of its releases, and says which Activity is above each sub-activity, on each story map', async () => {
  const world = await createSmallWorld(stack());
  const map = await mapOf(world, 'A: C | B');
  const steps = await releaseOf(world, map, 'A', 'B');
  const below = await releaseOf(world, map, 'C');
  const epicIds = [await steps.write('A', 'One'), await steps.write('B', 'Two'), await below.write('C', 'Three')];
  const { id: initiativeId } = await world.call('create_initiative', { name: 'Sub-activities' });
  await world.call('add_releases_to_initiative', { initiativeId, releases: [steps.at, below.at] });
  await world.call('add_whats_to_initiative', { initiativeId, whatIds: [map.id('A')] });

  const open = () => world.call('get_initiative', { initiativeId });
  const parents = async () =>
    Object.fromEntries(
      (await open()).releaseWhats.map(({ whatId, parentId }) => [map.names([whatId])[0] ?? '', parentId] as const),
    );
  const first = await open();
  expect(first.epics.map(({ id }) => id).sort()).toEqual(epicIds.sort());
  expect(await parents()).toEqual({ A: null, B: null, C: map.id('A') });
  await world.call('move_what', {
    ...{ containerId: map.containerId, whatId: map.id('C'), newParentId: map.id('B') },
  });
  expect(await parents()).toEqual({ A: null, B: null, C: map.id('B') });

  await world.call('change_epic_fields', { ...below.place('C'), epicId: epicIds[2] ?? '', fields: { size: 3 } });
  const { touched } = await world.call('initiative_changes', { initiativeId, since: first.cursor });
  expect(touched.filter(({ type, version }) => type === 'epic' && version > 1)).toHaveLength(1);
});
