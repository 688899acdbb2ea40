import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { plannedMap } from '#tests/calls/support/plannedMap.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const LONG = 'ö'.repeat(190);

/** The results of a client that asks for all parts. */
async function search(containerId: string, query: string) {
  const releases: string[] = [];
  const epics: string[] = [];
  let parts = 0;
  let after: string | null = '';
  while (after !== null) {
    const part: Awaited<ReturnType<typeof ask>> = await ask(containerId, query, after);
    releases.push(...part.releases.map(({ name }) => name));
    epics.push(...part.epics.map(({ name, type }) => `${name}: ${type}`));
    after = part.next;
    parts++;
  }
  return { releases: releases.sort(), epics: epics.sort(), parts };
}
const ask = (containerId: string, query: string, after: string) =>
  world.call('search_releases_and_epics', { containerId, query, after });

describe('the releases and epics of a map', () => {
  test('are found by a part of their present names, whatever the case, with where they are', async () => {
    const { map, release } = await plannedMap(world);
    const { containerId } = map;
    const other = await plannedMap(world);
    await other.release.write('A', 'Bicycle elsewhere');
    await world.call('change_release_name', { ...release.at, name: 'The bicycle season' });
    const bicycle = await release.write('A', 'Park a BICYCLE');
    await release.write('A', 'Walk');
    const item = await release.explore('A', 'where', 'At the shop');
    await release.write('A', { type: 'where', new: false, exploreObjectId: item });
    await world.call('rename_explore_object', {
      ...release.place('A'),
      exploreObjectId: item,
      name: 'At the bicycle stand',
    });
    expect(await search(containerId, ' Bicycle')).toEqual({
      releases: ['The bicycle season'],
      epics: ['At the bicycle stand: where', 'Park a BICYCLE: free_text'],
      parts: 1,
    });
    expect(await search(containerId, 'shop')).toEqual({ releases: [], epics: [], parts: 1 });
    expect(await search(containerId, ' ')).toEqual({ releases: [], epics: [], parts: 1 });
    const { whatId } = release.place('A');
    expect((await ask(containerId, 'park', '')).epics).toEqual([
      {
        id: bicycle,
        name: 'Park a BICYCLE',
        type: 'free_text',
        completed: false,
        releaseId: release.at.releaseId,
        releaseName: 'The bicycle season',
        whatId,
      },
    ]);
  });

  test('are found when a Who names them, also after it was deleted', async () => {
    const { map, release, who } = await plannedMap(world);
    const { containerId } = map;
    await release.write('A', { type: 'who', whoId: who });
    expect((await search(containerId, map.text('Customer'))).epics).toEqual([`${map.text('Customer')}: who`]);
    await world.call('delete_who', { containerId, whoId: who });
    expect((await search(containerId, map.text('Customer'))).epics).toHaveLength(1);
  });

  test('are not found once they are deleted, the epics of a deleted release included', async () => {
    const { map, release } = await plannedMap(world);
    const { containerId } = map;
    const second = await releaseOf(world, map, 'A');
    await second.write('A', 'Lantern in the second');
    const epicId = await release.write('A', 'Lantern');
    await world.call('delete_epic', { ...release.place('A'), epicId });
    expect((await search(containerId, 'lantern')).epics).toEqual(['Lantern in the second: free_text']);
    await world.call('delete_release', second.at);
    expect(await search(containerId, 'lantern')).toEqual({ releases: [], epics: [], parts: 1 });
    expect((await search(containerId, 'with a')).releases).toHaveLength(1);
  });

  test('that are more than one part shows are all found', async () => {
    const { map, release } = await plannedMap(world);
    await release.put('B');
    const names = Array.from({ length: 60 }, (_, at) => `Lamp ${at} ${LONG}`.slice(0, 190));
    for (const [at, name] of names.entries()) await release.write(at % 2 === 0 ? 'A' : 'B', name);
    const { epics, parts } = await search(map.containerId, 'lamp');
    expect(epics).toEqual(names.map((name) => `${name}: free_text`).sort());
    expect(parts).toBe(2);
  });

  test('are searched by nobody who may not see the map', async () => {
    const input = { containerId: world.containerId, query: 'x' };
    expect(await refusal(world, 'search_releases_and_epics', input, world.colleague)).toMatch(/^40[34]/);
  });
});
