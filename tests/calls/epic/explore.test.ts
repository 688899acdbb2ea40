import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_EXPLORE_OBJECTS, MAX_REMOVED_EXPLORE_OBJECTS } from '#shared/model/limits.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { releaseOf, type TestRelease } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const explored = async () => releaseOf(world, await mapOf(world, 'A | B'), 'A', 'B');
const add = (release: TestRelease, type: 'when' | 'where' | 'data_input' | 'data_output', name: string) =>
  refusal(world, 'add_explore_object', { ...release.place('A'), type, name });
const rename = (release: TestRelease, exploreObjectId: string, name: string) =>
  refusal(world, 'rename_explore_object', { ...release.place('A'), exploreObjectId, name });
const remove = (release: TestRelease, exploreObjectId: string) =>
  refusal(world, 'remove_explore_object', { ...release.place('A'), exploreObjectId });
const names = async (release: TestRelease) =>
  (await release.open('A')).exploreObjects.map(({ exploreType, name }) => `${exploreType} ${name}`);

describe('explore items', () => {
  test('are of four kinds, sorted by name, and unique within their kind', async () => {
    const release = await explored();
    for (const [type, name] of [
      ['where', 'till'],
      ['when', 'Monday'],
      ['data_input', 'order'],
      ['data_output', 'Order'],
    ] as const)
      expect(await add(release, type, name)).toBe('went through');
    expect(await add(release, 'when', ' MONDAY ')).toBe('409 explore-object-exists');
    expect(await names(release)).toEqual(['when Monday', 'data_output Order', 'data_input order', 'where till']);
    expect((await release.open('A')).exploreObjects[0]).toMatchObject({
      name: 'Monday',
      nameLower: 'monday',
      type: 'when',
    });
    expect((await release.open('B')).exploreObjects).toEqual([]);
    expect(await refusal(world, 'add_explore_object', { ...release.place('B'), type: 'when', name: 'Monday' })).toBe(
      'went through',
    );
  });

  test('with the same name from two people at once are created once', async () => {
    const release = await explored();
    const answers = await Promise.all([1, 2, 3].map(() => add(release, 'when', 'Monday')));
    expect(answers.sort()).toEqual(['409 explore-object-exists', '409 explore-object-exists', 'went through']);
    expect((await release.open('A')).releaseWhat.exploreObjects).toBe(1);
  });

  test('are renamed; an empty name changes nothing, and a duplicate within the kind is refused', async () => {
    const release = await explored();
    const id = await release.explore('A', 'when', 'Monday');
    await release.explore('A', 'when', 'Tuesday');
    await release.explore('A', 'where', 'Friday');
    expect(await rename(release, id, 'Friday')).toBe('went through');
    expect(await rename(release, id, '  ')).toBe('went through');
    expect(await rename(release, id, 'tuesday')).toBe('409 explore-object-exists');
    expect(await rename(release, id, 'FRIDAY')).toBe('went through');
    expect(await names(release)).toContain('when FRIDAY');
    // The former name is free.
    expect(await add(release, 'when', 'Monday')).toBe('went through');
    expect(await rename(release, '0'.repeat(20), 'x')).toBe('404 explore-object-does-not-exist');
  });

  test('can be removed unless any part of an epic uses them', async () => {
    const release = await explored();
    const place = release.place('A');
    const { whos, containerId } = world;
    const { id: who } = await world.call('add_who', {
      containerId: place.containerId,
      name: `Clerk of ${containerId} ${whos.clerk}`,
      group: null,
      category: null,
    });
    const [named, listed, primary, scenario] = [
      await release.explore('A', 'when', 'Named'),
      await release.explore('A', 'where', 'Listed'),
      await release.explore('A', 'data_output', 'Primary'),
      await release.explore('A', 'data_input', 'Scenario'),
    ];
    const epicId = await release.write('A', { type: 'when', new: false, exploreObjectId: named });
    const epic = { ...place, epicId };
    await world.call('change_epic_links', { ...epic, add: { explore_objects: [listed, named] } });
    await world.call('change_epic_fields', { ...epic, fields: { primaryOutput: primary } });
    const { id: scenarioId } = await world.call('add_epic_scenario', {
      ...epic,
      who,
      when: null,
      where: null,
      input: scenario,
      output: primary,
    });
    for (const id of [named, listed, primary, scenario])
      expect(await remove(release, id)).toBe('409 explore-object-used');
    expect(await refusal(world, 'delete_explore_information', place)).toBe('409 explore-object-used');
    await world.call('remove_epic_scenario', { ...epic, scenarioId });
    expect(await remove(release, scenario)).toBe('went through');
    expect(await remove(release, primary)).toBe('409 explore-object-used');
    await world.call('change_epic_links', { ...epic, remove: { explore_objects: [listed, named] } });
    expect(await remove(release, listed)).toBe('went through');
    expect(await remove(release, named)).toBe('409 explore-object-used');
    await world.call('delete_epic', epic);
    for (const id of [named, primary]) expect(await remove(release, id)).toBe('went through');
    expect(await remove(release, named)).toBe('404 explore-object-does-not-exist');
    expect(await names(release)).toEqual([]);
  });

  test('are never removed while somebody adds them to an epic', async () => {
    const release = await explored();
    const place = release.place('A');
    for (let round = 0; round < 8; round += 1) {
      const id = await release.explore('A', 'when', `Day ${round}`);
      const [removed, created] = await Promise.all([
        remove(release, id),
        refusal(world, 'create_epic', { ...place, epic: { type: 'when', new: false, exploreObjectId: id } }),
      ]);
      expect([
        ['went through', '404 explore-object-does-not-exist'],
        ['409 explore-object-used', 'went through'],
      ]).toContainEqual([removed, created]);
    }
  });

  test('are all removed by one button, in transactions of limited size, and are a hundred at most', async () => {
    const release = await explored();
    const place = release.place('A');
    for (let i = 0; i < MAX_EXPLORE_OBJECTS; i += 1) await release.explore('A', 'where', `Place ${i}`);
    expect(await add(release, 'when', 'Monday')).toBe('409 too-many-explore-objects');
    const left: number[] = [];
    for (let i = 0; i < 4; i += 1) left.push((await world.call('delete_explore_information', place)).left);
    expect(left).toEqual([
      MAX_EXPLORE_OBJECTS - MAX_REMOVED_EXPLORE_OBJECTS,
      MAX_EXPLORE_OBJECTS - 2 * MAX_REMOVED_EXPLORE_OBJECTS,
      0,
      0,
    ]);
    expect((await release.open('A')).releaseWhat).toMatchObject({ exploreObjects: 0, epics: 0 });
    await release.takeOut('A');
  });
});
