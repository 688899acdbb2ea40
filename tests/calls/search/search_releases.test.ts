import { beforeAll, expect, test } from 'vitest';
import { handler as rebuildIndex } from '#lambdas/events/search/rebuild_index.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { found } from '#tests/calls/support/searching.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const DAY = 24 * 60 * 60 * 1000;
const searched = (containerId: string, query: string) => found(world, 'release_view', { containerId, query });

test('releases are found by their present name in their own map, completed ones included, until they are deleted', async () => {
  const [map, other] = [await mapOf(world), await mapOf(world)];
  const create = async (containerId: string, name: string) =>
    (await world.call('create_release', { containerId, name })).id;
  const releaseId = await create(map.containerId, 'Spring clean');
  await create(map.containerId, 'Summer');
  await create(other.containerId, 'Spring elsewhere');
  expect(await searched(map.containerId, 'sprng')).toEqual(['Spring clean']);
  const at = { containerId: map.containerId, releaseId };
  await world.call('change_release_name', { ...at, name: 'Autumn' });
  await world.call('complete_release', at);
  expect(await searched(map.containerId, 'spring')).toEqual([]);
  await rebuildIndex();
  expect(await searched(map.containerId, 'autumn')).toEqual(['Autumn']);
  const { hits } = await world.call('release_view', { containerId: map.containerId, query: 'autumn' });
  expect(hits).toEqual([
    { objectID: releaseId, name: 'Autumn', created: expect.any(Number) as number, start: 0, end: 0, completed: true },
  ]);
  await world.call('uncomplete_release', at);
  await world.call('delete_release', at);
  expect(await searched(map.containerId, 'autumn')).toEqual([]);
  expect(await refusal(world, 'release_view', { ...at, query: 'x' }, world.colleague)).toBe('403 permission-denied');
});

test('releases of a period overlap it and hold any of the given Activities, sorted by start', async () => {
  const map = await mapOf(world, 'A | B | C');
  const { containerId } = map;
  const dated = async (start: number, end: number, ...names: string[]) => {
    const release = await releaseOf(world, map, ...names);
    await world.call('set_release_period', { ...release.at, start: start * DAY, end: end * DAY });
    return release;
  };
  const late = await dated(8, 12, 'A');
  const early = await dated(3, 5, 'A', 'B');
  await dated(1, 2, 'A');
  await dated(0, 0, 'A');
  const empty = await dated(4, 0);
  const gone = await dated(4, 9, 'A');
  await world.call('delete_release', gone.at);
  const sought = async (...names: string[]) => {
    const input = { containerId, whats: names.map(map.id).join(), start: String(3 * DAY), end: String(10 * DAY) };
    return (await world.call('releases_in_time_period', input)).hits.map(({ objectID }) => objectID);
  };
  expect(await sought('A', 'B')).toEqual([early.at.releaseId, late.at.releaseId]);
  expect(await sought('B')).toEqual([early.at.releaseId]);
  const both = { containerId, whats: `${map.id('B')},${map.id('A')}`, start: '0', end: String(6 * DAY) };
  expect((await world.call('releases_in_time_period', both)).hits).toMatchObject([
    { completed: false, whats: [map.id('A')] },
    { objectID: early.at.releaseId, whats: [map.id('B'), map.id('A')] },
  ]);
  expect(await sought('C')).toEqual([]);
  expect(await sought()).toEqual([early.at.releaseId, empty.at.releaseId, late.at.releaseId]);
  await early.takeOut('B');
  expect(await sought('B')).toEqual([]);
  const wrong = { containerId, whats: 'x', start: '0', end: '1' };
  expect(await refusal(world, 'releases_in_time_period', wrong)).toBe('400 bad-input');
  expect(await refusal(world, 'releases_in_time_period', { ...wrong, whats: '', end: 'soon' })).toBe('400 bad-input');
});
