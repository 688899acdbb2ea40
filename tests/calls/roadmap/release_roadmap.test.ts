import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { newId } from '#shared/model/ids.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { observeTable } from '#tests/calls/support/observedTable.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const DAY = 24 * 60 * 60 * 1000;
type Input = CallInput<'release_roadmap'>;

const read = (input: Input, as?: Somebody) => world.call('release_roadmap', input, as);

test('the roadmap has the last releases of a map by the date of choice, completed ones included', async () => {
  const map = await mapOf(world, 'A');
  const { containerId } = map;
  const dates = [
    [9, 10],
    [1, 30],
    [0, 0],
    [5, 6],
    [7, 0],
    [3, 4],
    [2, 2],
  ] as const;
  const ids: string[] = [];
  for (const [start, end] of dates) {
    const { at } = await releaseOf(world, map);
    await world.call('set_release_period', { ...at, start: start * DAY, end: end * DAY });
    ids.push(at.releaseId);
  }
  await world.call('complete_release', { containerId, releaseId: ids[1] ?? '' });
  await world.call('delete_release', { containerId, releaseId: (await releaseOf(world, map)).at.releaseId });
  const shown = async (input: Omit<Input, 'containerId'>) =>
    (await read({ containerId, ...input })).releases.map(({ id }) => ids.indexOf(id)).sort();
  expect(await shown({})).toEqual([2, 3, 4, 5, 6]);
  expect(await shown({ lastReleasesOrderType: 'start' })).toEqual([0, 3, 4, 5, 6]);
  expect(await shown({ lastReleasesOrderType: 'end' })).toEqual([0, 1, 3, 5, 6]);
  expect(await shown({ lastReleasesLimit: 10 })).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await shown({ lastReleasesLimit: 0 })).toEqual([]);
  const additionalReleases = [{ containerId, releaseId: ids[1] ?? '' }];
  expect(await shown({ lastReleasesLimit: 0, additionalReleases })).toEqual([1]);
  expect(await shown({ additionalReleases })).toEqual([1, 2, 3, 4, 5, 6]);
});

test('each release comes with its Activities, its epics, and the explore items that name them', async () => {
  const map = await mapOf(world, 'A: a1 | B');
  const { containerId } = map;
  const release = await releaseOf(world, map, 'A', 'B');
  const item = await release.explore('A', 'when', 'Monday');
  await release.explore('A', 'where', 'Here');
  const named = await release.write('A', { type: 'when', new: false, exploreObjectId: item });
  const plain = await release.write('B', 'Plain');
  const gone = await release.write('B', 'Gone');
  await world.call('delete_epic', { ...release.place('B'), epicId: gone });
  await world.call('rename_explore_object', { ...release.place('A'), exploreObjectId: item, name: 'Sunday' });
  const roadmap = await read({ containerId });
  expect(roadmap).toMatchObject({ maps: [], whats: [], unavailable: [], next: null });
  expect(map.names(roadmap.releaseWhats.map(({ whatId }) => whatId)).sort()).toEqual(['A', 'B']);
  expect(roadmap.epics.map(({ id, containerId: of }) => [id, of])).toEqual([
    [named, containerId],
    [plain, containerId],
  ]);
  expect(roadmap.exploreObjects).toMatchObject([{ id: item, name: 'Sunday' }]);
});

test('releases of other maps are on it for those who may view these maps, and named with the reason for others', async () => {
  const [map, other] = [await mapOf(world, 'A'), await mapOf(world, 'C | D')];
  const { containerId } = map;
  await world.call('add_member', { containerId, uid: world.viewer.uid, role: 'viewer' });
  const theirs = await releaseOf(world, other, 'D');
  const epic = await theirs.write('D', 'Elsewhere');
  const missing = { containerId: other.containerId, releaseId: newId() };
  const [gone, noMap] = [
    { containerId, releaseId: newId() },
    { containerId: newId(), releaseId: newId() },
  ];
  const input = { containerId, additionalReleases: [theirs.at, theirs.at, missing, gone, noMap] };
  const roadmap = await read(input);
  expect(roadmap.releases.map(({ id, containerId: of }) => ({ containerId: of, releaseId: id }))).toEqual([theirs.at]);
  expect(roadmap.epics).toMatchObject([{ id: epic, containerId: other.containerId }]);
  expect(roadmap.whats).toEqual([{ id: other.id('D'), description: other.text('D') }]);
  expect(roadmap.maps).toMatchObject([{ id: other.containerId }]);
  expect(roadmap.unavailable).toEqual([
    { ...gone, error: 'missing' },
    { ...missing, error: 'missing' },
    { ...noMap, error: 'permission-denied' },
  ]);
  const seen = await read(input, world.viewer);
  expect(seen).toMatchObject({ releases: [], releaseWhats: [], epics: [], whats: [], maps: [] });
  expect(seen.unavailable).toContainEqual({ ...theirs.at, error: 'permission-denied' });
  await world.call('add_member', { containerId: other.containerId, uid: world.viewer.uid, role: 'viewer' });
  expect((await read(input, world.viewer)).epics).toHaveLength(1);
  await world.call('delete_container', { containerId: other.containerId });
  expect((await read(input)).unavailable).toContainEqual({ ...theirs.at, error: 'permission-denied' });
});

test('a roadmap of many releases takes two rounds to the table', async () => {
  const maps = [await mapOf(world, 'A'), await mapOf(world, 'B'), await mapOf(world, 'C')];
  const refs: { containerId: string; releaseId: string }[] = [];
  for (const { containerId } of maps)
    for (let n = 1; n <= 40; n += 1) {
      const { id: releaseId } = await world.call('create_release', { containerId, name: `Release ${n}` });
      refs.push({ containerId, releaseId });
    }
  const { seen, reset } = observeTable();
  reset();
  const { containerId } = maps[0] ?? expect.fail('no map');
  const roadmap = await read({ containerId, lastReleasesLimit: 0, additionalReleases: refs });
  expect(seen.depth, seen.commands.join(' ')).toBeLessThanOrEqual(2);
  // Heads, memberships and releases of other maps, by 100: 80 releases of two maps take 84 keys.
  expect(seen.commands.filter((name) => name.startsWith('BatchGet')).length).toBeLessThanOrEqual(3);
  expect(roadmap.releases).toHaveLength(120);
});

test('its filter has the values of the product', async () => {
  const { containerId } = await mapOf(world);
  const wrong = async (input: object) => refusal(world, 'release_roadmap', { containerId, ...input });
  expect(await wrong({ lastReleasesLimit: 4 })).toBe('400 bad-input');
  expect(await wrong({ lastReleasesOrderType: 'name' })).toBe('400 bad-input');
  const many = Array.from({ length: 201 }, () => ({ containerId, releaseId: newId() }));
  expect(await wrong({ additionalReleases: many })).toBe('400 bad-input');
  expect(await wrong({ additionalReleases: many.slice(1) })).toBe('went through');
});
