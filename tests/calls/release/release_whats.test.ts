import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { MAX_RELEASE_WHATS_AT_ONCE } from '#shared/model/limits.ts';
import { beforeNextCommit, betweenReads } from '#tests/calls/support/beforeNextCommit.ts';
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

const put = (release: TestRelease, map: TestMap, ...names: string[]) =>
  refusal(world, 'add_whats_to_release', { ...release.at, whatIds: names.map(map.id) });
const takeOut = (release: TestRelease, map: TestMap, ...names: string[]) =>
  refusal(world, 'remove_whats_from_release', { ...release.at, whatIds: names.map(map.id) });
const remove = (map: TestMap, name: string) =>
  refusal(world, 'delete_what2', { containerId: map.containerId, whatId: map.id(name) });
const move = (map: TestMap, name: string, under: string | null) =>
  refusal(world, 'move_what', {
    containerId: map.containerId,
    whatId: map.id(name),
    newParentId: under === null ? null : map.id(under),
  });
/** The counters of an Activity of a map. */
const counted = async (map: TestMap, name: string) => {
  const table = await tableOf(stack(), world.domain);
  const row = table.get(`C#${world.domain}#MAP#${map.containerId}\nboard#what#${map.id(name)}`);
  return `${String(row?.['inReleases'])} ${String(row?.['childrenInReleases'])}`;
};

describe('Activities', () => {
  test('are put into a release and taken out, once each, and can come back', async () => {
    const map = await mapOf(world, 'A | B | C');
    const release = await releaseOf(world, map, 'A', 'B');
    expect(await release.names()).toBe('A B');
    expect((await release.put('C', 'C')).changed).toMatchObject([{ type: 'release_what', whatId: map.id('C') }]);
    expect(await release.put('A')).toMatchObject({ change: null });
    expect((await release.takeOut('A', 'B')).removed).toHaveLength(2);
    expect(await release.names()).toBe('C');
    expect(await takeOut(release, map, 'A')).toBe('404 what-not-in-release');
    await release.put('A');
    expect(await release.names()).toBe('A C');
  });

  test('of two levels are never in one release', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    const release = await releaseOf(world, map);
    expect(await put(release, map, 'A', 'a1')).toBe('409 release-what-level-mix');
    await release.put('a1');
    expect(await put(release, map, 'B')).toBe('409 release-what-level-mix');
    await release.takeOut('a1');
    await release.put('B');
    expect(await put(release, map, 'a2')).toBe('409 release-what-level-mix');
    expect(await release.names()).toBe('B');
  });

  test('of two levels cannot both get in when two people add them at the same moment', async () => {
    const map = await mapOf(world, 'A: a1');
    for (let round = 0; round < 6; round += 1) {
      const release = await releaseOf(world, map);
      const answers = await Promise.all([put(release, map, 'A'), put(release, map, 'a1')]);
      expect(answers.sort()).toEqual(['409 release-what-level-mix', 'went through']);
    }
  });

  test('are added thirty at a time, all under one parent, with an idempotency record', async () => {
    const names = Array.from({ length: MAX_RELEASE_WHATS_AT_ONCE }, (_, i) => `a${i}`);
    const map = await mapOf(world, `A: ${names.join(' ')} more`);
    const release = await releaseOf(world, map, ...names);
    expect((await release.read()).whats).toHaveLength(names.length);
    expect(await counted(map, 'A')).toBe(`0 ${names.length}`);
    expect(await put(release, map, ...names, 'more')).toBe('400 bad-input');
    await release.takeOut(...names);
    expect(await counted(map, 'A')).toBe('0 0');
    // Under many parents fewer fit into one change.
    const wide = await mapOf(world, names.map((name) => `${name}: ${name}x`).join(' | '));
    const other = await releaseOf(world, wide);
    expect(await put(other, wide, ...names.map((name) => `${name}x`))).toBe('409 too-many-whats-at-once');
    await other.put(...names.slice(0, 20).map((name) => `${name}x`));
  });

  test('are refused when they are not on the map, or hidden under a deleted one', async () => {
    const [map, other] = [await mapOf(world, 'A: a1 | B'), await mapOf(world, 'X')];
    const release = await releaseOf(world, map);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    expect(await put(release, map, 'A')).toBe('404 what-does-not-exist');
    expect(await put(release, map, 'a1')).toBe('404 what-does-not-exist');
    expect(await refusal(world, 'add_whats_to_release', { ...release.at, whatIds: [other.id('X')] })).toBe(
      '404 what-does-not-exist',
    );
    expect(await release.names()).toBe('');
  });
});

describe('an Activity hidden under one that was deleted and added again', () => {
  test('is refused together with one that is on the map, in either order', async () => {
    const map = await mapOf(world, 'A: hidden');
    const release = await releaseOf(world, map);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    await map.add('A');
    await map.add('shown', 'A');
    expect(await put(release, map, 'hidden', 'shown')).toBe('404 what-does-not-exist');
    expect(await put(release, map, 'shown', 'hidden')).toBe('404 what-does-not-exist');
    expect(await counted(map, 'A')).toBe('0 0');
  });
});

describe('an Activity that holds explore information in a release', () => {
  const REFUSAL = '409 explore-information-exists';

  test.each(['an explore item', 'an epic'])(
    'with %s can be neither taken out nor deleted, and neither can its parent',
    async (what) => {
      const map = await mapOf(world, 'A: a1 a2');
      const release = await releaseOf(world, map, 'a1', 'a2');
      const place = release.place('a1');
      const undo =
        what === 'an epic'
          ? { name: 'delete_epic', input: { ...place, epicId: await release.write('a1', 'Pay') } }
          : {
              name: 'remove_explore_object',
              input: { ...place, exploreObjectId: await release.explore('a1', 'when', 'Monday') },
            };
      expect(await takeOut(release, map, 'a1')).toBe(REFUSAL);
      expect(await takeOut(release, map, 'a2', 'a1')).toBe(REFUSAL);
      expect(await remove(map, 'a1')).toBe(REFUSAL);
      expect(await remove(map, 'A')).toBe(REFUSAL);
      expect(await release.names()).toBe('a1 a2');
      await world.call(undo.name as 'delete_epic', undo.input as never);
      expect(await takeOut(release, map, 'a1')).toBe('went through');
      expect(await remove(map, 'A')).toBe('went through');
      expect(await release.names()).toBe('');
    },
  );

  test('is never lost to a deletion at the same moment, and neither is what somebody adds to it', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 a4 a5 a6');
    const release = await releaseOf(world, map, 'a1', 'a2', 'a3', 'a4', 'a5', 'a6');
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) {
      const [deleted, added] = await Promise.all([
        remove(map, name),
        refusal(world, 'create_epic', { ...release.place(name), epic: { type: 'free_text', text: 'Pay' } }),
      ]);
      const isThere = (await release.read()).whats.some(({ whatId }) => whatId === map.id(name));
      if (deleted === 'went through') expect([added, isThere]).toEqual(['404 what-not-in-release', false]);
      else expect([deleted, added, isThere]).toEqual([REFUSAL, 'went through', true]);
    }
  });

  test('blocks the deletion even when it is added between the check and the deletion', async () => {
    const map = await mapOf(world, 'A: a1');
    const release = await releaseOf(world, map, 'a1');
    beforeNextCommit(() => release.write('a1', 'Pay'));
    expect(await remove(map, 'A')).toBe(REFUSAL);
    const other = await releaseOf(world, map);
    await world.call('delete_release', release.at);
    beforeNextCommit(async () => {
      await other.put('a1');
      await other.write('a1', 'Pay');
    });
    expect(await remove(map, 'A')).toBe(REFUSAL);
  });
});

describe('an Activity in a release with nothing in it', () => {
  test('leaves the release when it is deleted, and so do its children, which frees the level of the release', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B: b1');
    const [one, two] = [await releaseOf(world, map, 'a1', 'a2', 'b1'), await releaseOf(world, map, 'a1', 'b1')];
    expect(await remove(map, 'A')).toBe('went through');
    expect([await one.names(), await two.names()]).toEqual(['b1', 'b1']);
    expect(await remove(map, 'b1')).toBe('went through');
    expect([await one.names(), await two.names()]).toEqual(['', '']);
    await one.put('B');
    expect(await one.names()).toBe('B');
    expect(await remove(map, 'B')).toBe('went through');
    expect(await one.names()).toBe('');
  });

  test('is in no release when it is added again', async () => {
    const map = await mapOf(world, 'A: a1');
    const release = await releaseOf(world, map, 'A');
    await remove(map, 'A');
    await map.add('A');
    expect(await release.names()).toBe('');
    expect(await counted(map, 'A')).toBe('0 0');
    await map.add('a1', 'A');
    await release.put('a1');
    expect(await release.names()).toBe('a1');
  });

  test('cannot be deleted when it is in more releases than one transaction holds', async () => {
    const map = await mapOf(world, `A: ${Array.from({ length: 30 }, (_, i) => `a${i}`).join(' ')}`);
    const all = Array.from({ length: 30 }, (_, i) => `a${i}`);
    const releases = [await releaseOf(world, map, ...all), await releaseOf(world, map, ...all)];
    expect(await remove(map, 'A')).toBe('409 too-many-in-releases');
    for (const release of releases) await release.takeOut(...all.slice(10));
    expect(await remove(map, 'A')).toBe('went through');
    for (const release of releases) expect(await release.names()).toBe('');
  });
});

describe('the level of an Activity in a release', () => {
  const MIX = '409 release-what-level-mix';

  test('stays, while the Activity may move under another parent of the same level and keeps its count', async () => {
    const map = await mapOf(world, 'A: a1 | B | C');
    const release = await releaseOf(world, map, 'a1');
    const other = await releaseOf(world, map, 'B');
    expect(await move(map, 'a1', null)).toBe(MIX);
    expect(await move(map, 'B', 'A')).toBe(MIX);
    expect(await move(map, 'a1', 'C')).toBe('went through');
    expect([await counted(map, 'A'), await counted(map, 'C')]).toEqual(['0 0', '0 1']);
    await release.takeOut('a1');
    await other.takeOut('B');
    expect(await move(map, 'a1', null)).toBe('went through');
    expect(await move(map, 'B', 'A')).toBe('went through');
    expect(await counted(map, 'C')).toBe('0 0');
  });

  test('is free again once the release is deleted, whatever it held', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    const release = await releaseOf(world, map, 'a1', 'a2');
    await release.write('a1', 'Pay');
    await world.call('delete_release', release.at);
    expect(await move(map, 'a1', null)).toBe('went through');
    expect(await remove(map, 'a2')).toBe('went through');
    expect(await remove(map, 'a1')).toBe('went through');
    expect(await remove(map, 'A')).toBe('went through');
    expect(await map.outline()).toBe('B');
  });

  test('does not change while somebody puts the Activity into a release', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 a4 a5 a6 | B');
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) {
      const release = await releaseOf(world, map);
      const [moved, added] = await Promise.all([move(map, name, null), put(release, map, name)]);
      const [item] = (await release.read()).whats;
      const what = (await map.board()).whats.find(({ id }) => id === map.id(name));
      expect(['went through', MIX, '409 conflict']).toContain(moved);
      expect(added).toBe('went through');
      expect(item?.level).toBe(what?.level);
    }
  });

  test('does not change, and is not deleted, when the Activity is put into a release between any two reads', async () => {
    for (const change of [(map: TestMap) => move(map, 'a1', null), (map: TestMap) => remove(map, 'a1')])
      for (let early = 0, sent = 1; early < sent; early += 1) {
        const map = await mapOf(world, 'A: a1 a2 | B');
        const release = await releaseOf(world, map);
        const readsSent = betweenReads(
          (read) => read !== early,
          () => put(release, map, 'a1'),
        );
        const changed = await change(map);
        sent = readsSent();
        setTableClient(createTableClient());
        const [item] = (await release.read()).whats;
        const what = (await map.board()).whats.find(({ id }) => id === map.id('a1'));
        expect(item?.level, `read ${early} of ${sent}: ${changed}`).toBe(what?.level);
      }
  });
});
