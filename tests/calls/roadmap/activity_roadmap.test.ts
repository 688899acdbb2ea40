import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_ROADMAP_WHATS } from '#shared/model/roadmap.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const DAY = 24 * 60 * 60 * 1000;
type Input = CallInput<'activity_roadmap'>;

const read = (map: TestMap, names: readonly string[], more: Partial<Input> = {}, as?: Somebody) =>
  world.call(
    'activity_roadmap',
    { containerId: map.containerId, whatIds: names.map(map.id), start: 0, end: 100 * DAY, ...more },
    as,
  );

/** A release of a map, from a day to another. */
async function dated(map: TestMap, start: number, end: number, ...names: string[]) {
  const release = await releaseOf(world, map, ...names);
  await world.call('set_release_period', { ...release.at, start: start * DAY, end: end * DAY });
  return release.at.releaseId;
}

test('it has the current and future maturity of each Activity on the map, in the present generation', async () => {
  const map = await mapOf(world, 'A: a1 | B');
  const { containerId } = map;
  const { maturity } = await world.call('company_settings', {});
  const item = maturity[0]?.id ?? '';
  const judge = (which: 'current' | 'future', level: 1 | 4) =>
    world.call('set_what_maturity', { containerId, whatId: map.id('a1'), which, maturityItemId: item, level });
  await judge('current', 1);
  await judge('future', 4);
  const { maturities } = await read(map, ['a1', 'B'], { whatIds: [map.id('a1'), map.id('B'), newId()] });
  expect(maturities).toEqual([
    { whatId: map.id('a1'), current: { [item]: { level: 1 } }, future: { [item]: { level: 4 } } },
    { whatId: map.id('B'), current: {}, future: {} },
  ]);
  await world.call('delete_what2', { containerId, whatId: map.id('a1') });
  expect((await read(map, ['a1'])).maturities).toEqual([]);
  await map.add('a1', 'A');
  expect((await read(map, ['a1'])).maturities).toEqual([{ whatId: map.id('a1'), current: {}, future: {} }]);
});

test('a step has the releases of its sub-activities, on its own map and on others', async () => {
  const [map, other] = [await mapOf(world, 'A: a1 | B'), await mapOf(world)];
  await other.add('A', null, { description: map.text('A') });
  await other.add('x1', 'A');
  const [own, far] = [await dated(map, 10, 20, 'a1'), await dated(other, 30, 40, 'x1')];
  const { releases } = await read(map, ['A', 'B']);
  expect(releases.map(({ id, whats }) => [id, whats])).toEqual([[far, [map.id('A')]]]);
  const whats = [map.id('A'), map.id('B'), map.id('a1')].join();
  const time = { containerId: map.containerId, whats, start: 0, end: 100 * DAY };
  const { hits } = await world.call('releases_in_time_period', time);
  expect(hits.map((hit) => [hit.objectID, hit.whats])).toEqual([[own, [map.id('A'), map.id('a1')]]]);
  await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('a1') });
  expect((await world.call('releases_in_time_period', time)).hits).toEqual([]);
});

test('it has the releases of other maps that hold the Activities in the time, and not those of the map itself', async () => {
  const [map, other] = [await mapOf(world, 'A | B'), await mapOf(world)];
  for (const name of ['A', 'B']) await other.add(name, null, { description: map.text(name) });
  const [late, early] = [await dated(other, 30, 40, 'A', 'B'), await dated(other, 10, 0, 'B')];
  await dated(other, 200, 0, 'A');
  await dated(other, 0, 0, 'A');
  await dated(other, 12, 0);
  await dated(map, 10, 20, 'A');
  await world.call('complete_release', { containerId: other.containerId, releaseId: early });
  const { releases, maps } = await read(map, ['A', 'B']);
  expect(releases).toMatchObject([
    { id: early, containerId: other.containerId, completed: true, whats: [map.id('B')] },
    { id: late, containerId: other.containerId, whats: [map.id('A'), map.id('B')] },
  ]);
  expect(maps).toEqual([{ id: other.containerId, name: expect.any(String) as string }]);
  await world.call('delete_release', { containerId: other.containerId, releaseId: late });
  expect((await read(map, ['A'])).releases).toEqual([]);
});

test('nothing of a map that the person may not view is in it', async () => {
  const [map, hidden] = [await mapOf(world, 'A'), await mapOf(world)];
  const { containerId } = map;
  await world.call('add_member', { containerId, uid: world.viewer.uid, role: 'viewer' });
  await hidden.add('A', null, { description: map.text('A') });
  const releaseId = await dated(hidden, 10, 20, 'A');
  const at = { containerId: hidden.containerId, releaseId };
  await world.call('change_release_name', { ...at, name: 'Canary release' });
  await world.call('change_story_map_name', { containerId: hidden.containerId, name: 'Canary map' });
  const seen = async (as?: Somebody) => JSON.stringify(await read(map, ['A'], {}, as));
  const traces = ['Canary', releaseId, hidden.containerId];
  const hides = async () => {
    const answer = await seen(world.viewer);
    for (const trace of traces) expect(answer).not.toContain(trace);
    expect(JSON.parse(answer)).toMatchObject({ releases: [], maps: [], mapsLeftOut: 0 });
  };
  await hides();
  for (const trace of [...traces, 'Canary release', 'Canary map']) expect(await seen()).toContain(trace);
  await world.call('add_member', { containerId: hidden.containerId, uid: world.viewer.uid, role: 'viewer' });
  expect(await seen(world.viewer)).toContain('Canary release');
  await world.call('remove_member', { containerId: hidden.containerId, uid: world.viewer.uid });
  await hides();
  await world.call('delete_container', { containerId: hidden.containerId });
  expect((await read(map, ['A'])).releases).toEqual([]);
});

test('it takes one to thirty Activities', async () => {
  const map = await mapOf(world);
  const { containerId } = map;
  const many = (count: number) =>
    refusal(world, 'activity_roadmap', {
      containerId,
      whatIds: Array.from({ length: count }, newId),
      start: 0,
      end: DAY,
    });
  expect(await many(0)).toBe('400 bad-input');
  expect(await many(MAX_ROADMAP_WHATS)).toBe('went through');
  expect(await many(MAX_ROADMAP_WHATS + 1)).toBe('400 bad-input');
});
