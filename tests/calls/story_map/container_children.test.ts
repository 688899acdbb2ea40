import { beforeAll, describe, expect, test } from 'vitest';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { createSmallWorld, share, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const byId = (a: { childContainerId: string }, b: { childContainerId: string }) =>
  a.childContainerId < b.childContainerId ? -1 : 1;

/** A map with two Activities, each linked to a map of its own. */
async function family(): Promise<{ map: TestMap; one: TestMap; other: TestMap }> {
  const [map, one, other] = [await mapOf(world, 'A: a1 | B'), await mapOf(world), await mapOf(world)];
  for (const [name, child] of [
    ['A', one],
    ['a1', other],
  ] as const)
    await link(map, name, child);
  return { map, one, other };
}

async function link(map: TestMap, activity: string, child: TestMap): Promise<void> {
  const { containerId } = map;
  const { containerId: childContainerId } = child;
  await world.call('link_story_map', { containerId, whatId: map.id(activity), childContainerId });
}

describe('container_children', () => {
  test('answers the present name of a story map and the maps below it, until they are unlinked', async () => {
    const { map, one, other } = await family();
    const { containerId } = map;
    const { name: oneName } = await one.board();
    const { name: otherName } = await other.board();
    await world.call('change_story_map_name', { containerId, name: 'Renamed' });
    const { name, children } = await world.call('container_children', { containerId });
    expect(name).toBe('Renamed');
    expect([...children].sort(byId)).toEqual(
      [
        { childContainerId: one.containerId, storyName: oneName },
        { childContainerId: other.containerId, storyName: otherName },
      ].sort(byId),
    );
    await world.call('delete_container', { containerId: one.containerId });
    await world.call('delete_story_map_link', {
      containerId,
      whatId: map.id('a1'),
      childContainerId: other.containerId,
    });
    expect(await world.call('container_children', { containerId })).toEqual({ name: 'Renamed', children: [] });
  });

  test('leaves out maps below a deleted Activity until it is restored', async () => {
    const { map, one, other } = await family();
    const { containerId } = map;
    const below = async () =>
      (await world.call('container_children', { containerId })).children.map((child) => child.childContainerId).sort();
    const both = [one.containerId, other.containerId].sort();
    expect(await below()).toEqual(both);
    await world.call('delete_what2', { containerId, whatId: map.id('A') });
    expect(await below()).toEqual([]);
    await world.call('restore_what', { containerId, whatId: map.id('A') });
    expect(await below()).toEqual(both);
    await world.call('delete_what2', { containerId, whatId: map.id('a1') });
    expect(await below()).toEqual([one.containerId]);
  });

  test('keeps the names of maps from people who may not see them', async () => {
    const { map, one, other } = await family();
    const { containerId } = map;
    await share(world.domain, containerId, world.viewer.uid, 'viewer');
    await share(world.domain, one.containerId, world.viewer.uid, 'editor');
    const { children } = await world.call('container_children', { containerId }, world.viewer);
    expect(children.find(({ childContainerId }) => childContainerId === one.containerId)?.storyName).not.toBeNull();
    expect(children.find(({ childContainerId }) => childContainerId === other.containerId)).toMatchObject({
      storyName: null,
    });
    expect(await refusal(world, 'container_children', { containerId: other.containerId }, world.viewer)).toBe(
      '403 permission-denied',
    );
    await grant(world, world.viewer, { globalStoryMapViewer: true });
    const all = await world.call('container_children', { containerId }, world.viewer);
    expect(all.children.filter(({ storyName }) => storyName === null)).toEqual([]);
  });
});
