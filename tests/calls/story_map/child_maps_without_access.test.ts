import { beforeAll, describe, expect, test } from 'vitest';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { createSmallWorld, share, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

describe('child_maps_without_access', () => {
  test('lists the linked maps that the person may not open, without their names', async () => {
    const [map, open, closed] = [await mapOf(world, 'A: a1 | B'), await mapOf(world), await mapOf(world)];
    const { containerId } = map;
    for (const [name, child] of [
      ['A', open],
      ['a1', closed],
    ] as const)
      await world.call('link_story_map', { containerId, whatId: map.id(name), childContainerId: child.containerId });
    await share(world.domain, containerId, world.viewer.uid, 'viewer');
    await share(world.domain, open.containerId, world.viewer.uid, 'editor');
    const asked = async (as: Somebody) =>
      (await world.call('child_maps_without_access', { containerId }, as)).containerIds;

    expect(await asked(world.owner)).toEqual([]);
    expect(await asked(world.viewer)).toEqual([closed.containerId]);
    const { whats } = await world.call('get_container', { containerId }, world.viewer);
    const { name } = await open.board();
    expect(whats.map(({ id, storyName }) => [map.names([id])[0], storyName]).sort()).toEqual([
      ['A', name],
      ['B', null],
      ['a1', null],
    ]);

    await share(world.domain, closed.containerId, world.viewer.uid, 'viewer');
    expect(await asked(world.viewer)).toEqual([]);
  });

  test('hides nothing from people who may see all maps', async () => {
    const [map, child] = [await mapOf(world, 'A'), await mapOf(world)];
    const { containerId } = map;
    await world.call('link_story_map', { containerId, whatId: map.id('A'), childContainerId: child.containerId });
    await grant(world, world.colleague, { globalStoryMapViewer: true });
    expect(await world.call('child_maps_without_access', { containerId }, world.colleague)).toEqual({
      containerIds: [],
    });
  });
});
