import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { releaseOf, type TestRelease } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});
afterEach(() => setTableClient(createTableClient()));

const move = (map: TestMap, name: string, from: TestRelease, to: TestRelease) =>
  refusal(world, 'move_what_to_release', {
    containerId: map.containerId,
    whatId: map.id(name),
    releaseIdCurrent: from.at.releaseId,
    releaseIdDestination: to.at.releaseId,
  });
const namesIn = (...releases: TestRelease[]) => Promise.all(releases.map((release) => release.names()));
/** The release counters of an Activity of a map: its own, and its children's. */
const counted = async (map: TestMap, name: string) => {
  const table = await tableOf(stack(), world.domain);
  const row = table.get(`C#${world.domain}#MAP#${map.containerId}\nboard#what#${map.id(name)}`);
  return `${String(row?.['inReleases'])} ${String(row?.['childrenInReleases'])}`;
};

describe('an Activity that moves to another release', () => {
  test('leaves the one and is in the other, in one change, and can come back', async () => {
    const map = await mapOf(world, 'A: a1 a2');
    const [one, two] = [await releaseOf(world, map, 'a1', 'a2'), await releaseOf(world, map)];
    const answer = await world.call('move_what_to_release', {
      containerId: map.containerId,
      whatId: map.id('a1'),
      releaseIdCurrent: one.at.releaseId,
      releaseIdDestination: two.at.releaseId,
    });
    expect(answer.changed).toMatchObject([{ type: 'release_what', releaseId: two.at.releaseId, whatId: map.id('a1') }]);
    expect(answer.removed).toMatchObject([{ type: 'release_what', id: `${one.at.releaseId}-${map.id('a1')}` }]);
    expect(await namesIn(one, two)).toEqual(['a2', 'a1']);
    expect([await counted(map, 'a1'), await counted(map, 'A')]).toEqual(['1 0', '0 2']);
    expect(await move(map, 'a1', two, one)).toBe('went through');
    expect(await namesIn(one, two)).toEqual(['a1 a2', '']);
    expect([await counted(map, 'a1'), await counted(map, 'A')]).toEqual(['1 0', '0 2']);
  });

  test('only leaves the one when it is in the other already, and stays when both are the same', async () => {
    const map = await mapOf(world, 'A | B');
    const [one, two] = [await releaseOf(world, map, 'A', 'B'), await releaseOf(world, map, 'A')];
    expect(await move(map, 'A', one, one)).toBe('went through');
    expect(await namesIn(one, two)).toEqual(['A B', 'A']);
    expect(await move(map, 'A', one, two)).toBe('went through');
    expect(await namesIn(one, two)).toEqual(['B', 'A']);
    expect(await counted(map, 'A')).toBe('1 0');
  });

  test('stays where it is when either of the two releases refuses it', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    const [one, two, other] = [
      await releaseOf(world, map, 'a1', 'a2'),
      await releaseOf(world, map, 'B'),
      await releaseOf(world, map),
    ];
    expect(await move(map, 'a1', one, two)).toBe('409 release-what-level-mix');
    const key = await one.write('a1', 'Pay');
    expect(await move(map, 'a1', one, other)).toBe('409 explore-information-exists');
    await world.call('delete_epic', { ...one.place('a1'), epicId: key });
    expect(await move(map, 'a1', other, one)).toBe('404 what-not-in-release');
    await world.call('complete_release', other.at);
    expect(await move(map, 'a1', one, other)).toBe('409 release-completed');
    await world.call('uncomplete_release', other.at);
    await world.call('complete_release', one.at);
    expect(await move(map, 'a1', one, other)).toBe('409 release-completed');
    await world.call('uncomplete_release', one.at);
    expect(await namesIn(one, two, other)).toEqual(['a1 a2', 'B', '']);
    await world.call('delete_release', other.at);
    expect(await move(map, 'a1', one, other)).toBe('404 release-does-not-exist');
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('B') });
    expect(await move(map, 'B', two, one)).toBe('404 what-does-not-exist');
    expect(await namesIn(one, two)).toEqual(['a1 a2', '']);
  });

  test('is not moved away from an epic that somebody writes at the same moment, nor into a release completed then', async () => {
    const map = await mapOf(world, 'A');
    const [one, two] = [await releaseOf(world, map, 'A'), await releaseOf(world, map)];
    beforeNextCommit(() => one.write('A', 'Pay'));
    expect(await move(map, 'A', one, two)).toBe('409 explore-information-exists');
    const other = await mapOf(world, 'X');
    const [first, second] = [await releaseOf(world, other, 'X'), await releaseOf(world, other)];
    beforeNextCommit(() => world.call('complete_release', second.at));
    expect(await move(other, 'X', first, second)).toBe('409 release-completed');
    expect(await namesIn(one, two, first, second)).toEqual(['A', '', 'X', '']);
  });
});
