import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { mapOf, type TestMap } from '#tests/calls/support/mapOf.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const list = (map: TestMap, how: Partial<CallInput<'release_list'>> = {}) =>
  world.call('release_list', { containerId: map.containerId, ...how });
const DAY = 24 * 60 * 60 * 1000;

describe('the list of releases', () => {
  test('has six to a page, newest first, and completed ones on request', async () => {
    const map = await mapOf(world);
    const { containerId } = map;
    const ids: string[] = [];
    for (let i = 0; i < 8; i += 1)
      ids.push((await world.call('create_release', { containerId, name: `Release ${i}` })).id);
    await world.call('complete_release', { containerId, releaseId: ids[7] ?? '' });
    const first = await list(map);
    expect(first).toMatchObject({ page: 1, totalPages: 2, total: 7, completed: 1 });
    expect(first.docs.map(({ name }) => name)).toEqual([6, 5, 4, 3, 2, 1].map((i) => `Release ${i}`));
    expect((await list(map, { page: 2 })).docs).toMatchObject([{ name: 'Release 0' }]);
    expect((await list(map, { page: 5 })).page).toBe(2);
    const all = await list(map, { includeCompleted: true, direction: 'asc', page: 2 });
    expect(all).toMatchObject({
      total: 8,
      completed: 1,
      docs: [{ name: 'Release 6' }, { name: 'Release 7', completed: true }],
    });
  });

  test('sorts by start or end in both directions, and lists releases without that date last', async () => {
    const map = await mapOf(world);
    const { containerId } = map;
    for (const [name, start, end] of [
      ['late', 3, 4],
      ['early', 1, 2],
      ['undated', 0, 0],
      ['open', 2, 0],
    ] as const) {
      const { id: releaseId } = await world.call('create_release', { containerId, name });
      await world.call('set_release_period', { containerId, releaseId, start: start * DAY, end: end * DAY });
    }
    const names = async (order: 'start' | 'end', direction: 'asc' | 'desc') =>
      (await list(map, { order, direction })).docs.map(({ name }) => name).join(' ');
    expect(await names('start', 'asc')).toBe('early open late undated');
    expect(await names('start', 'desc')).toBe('late open early undated');
    expect(await names('end', 'asc')).toBe('early late open undated');
    expect(await names('end', 'desc')).toBe('late early open undated');
  });

  test('has the sums of the epics of each release on the page', async () => {
    const map = await mapOf(world, 'A | B');
    const [spring, autumn] = [await releaseOf(world, map, 'A', 'B'), await releaseOf(world, map, 'A')];
    for (const [name, size] of [
      ['A', 3],
      ['B', 5],
    ] as const) {
      const epicId = await spring.write(name, `Epic of ${name}`);
      await world.call('change_epic_fields', { ...spring.place(name), epicId, fields: { size } });
      const epic = { ...spring.place(name), epicId };
      await (name === 'A' ? world.call('complete_epic', epic) : world.call('start_epic', { ...epic, started: true }));
    }
    await spring.write('A', 'Later');
    const { totals } = await list(map);
    expect(totals).toEqual({
      [spring.at.releaseId]: { epics: 3, done: 1, doing: 1, size: 8, value: 0 },
      [autumn.at.releaseId]: { epics: 0, done: 0, doing: 0, size: 0, value: 0 },
    });
  });
});
