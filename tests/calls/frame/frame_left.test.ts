import { beforeAll, describe, expect, test } from 'vitest';
import { FRAME_KINDS, type FrameKind } from '#shared/model/frame.ts';
import { MAX_FRAME_OF_RELEASE } from '#shared/model/limits.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

type At = { containerId: string; releaseId: string };

/** The same calls for objectives and for problems. */
const callsOf: Record<
  FrameKind,
  {
    put: (at: At, named: { id?: string; name?: string }) => Promise<string>;
    addToMap: (containerId: string, id: string) => Promise<unknown>;
    leaveMap: (containerId: string, id: string) => Promise<string>;
    leaveRelease: (at: At, id: string) => Promise<string>;
    ofRelease: (at: At) => Promise<{ ids: string[]; names: string[] }>;
    releasesOf: (containerId: string, id: string) => Promise<string[]>;
  }
> = {
  objective: {
    put: async (at, { id: objectiveId, name }) =>
      (await world.call('add_objective_to_release', { ...at, objectiveId, name })).id,
    addToMap: (containerId, objectiveId) => world.call('add_objective_to_map', { containerId, objectiveId }),
    leaveMap: (containerId, objectiveId) => refusal(world, 'remove_objective_from_map', { containerId, objectiveId }),
    leaveRelease: (at, objectiveId) => refusal(world, 'remove_objective_from_release', { ...at, objectiveId }),
    ofRelease: async (at) => {
      const { objectiveIds: ids, objectives: names } = await world.call('get_release', at);
      return { ids, names };
    },
    releasesOf: async (containerId, objectiveId) =>
      (await world.call('get_objective', { containerId, objectiveId })).releases.map(({ id }) => id),
  },
  problem: {
    put: async (at, { id: problemId, name }) =>
      (await world.call('add_problem_to_release', { ...at, problemId, name })).id,
    addToMap: (containerId, problemId) =>
      world.call('add_problem_to_map', { containerId, problemId, objectiveIds: [] }),
    leaveMap: (containerId, problemId) => refusal(world, 'remove_problem_from_map', { containerId, problemId }),
    leaveRelease: (at, problemId) => refusal(world, 'remove_problem_from_release', { ...at, problemId }),
    ofRelease: async (at) => {
      const { problemIds: ids, problems: names } = await world.call('get_release', at);
      return { ids, names };
    },
    releasesOf: async (containerId, problemId) =>
      (await world.call('get_problem', { containerId, problemId })).releases.map(({ id }) => id),
  },
};

const newMap = async () => (await mapOf(world)).containerId;
const newRelease = async (containerId: string, name = 'Spring'): Promise<At> => {
  const { id: releaseId } = await world.call('create_release', { containerId, name });
  await world.call('set_release_period', { containerId, releaseId, start: 1_000, end: 2_000 });
  return { containerId, releaseId };
};
const listed = async (containerId: string) => {
  const { hits } = await world.call('releases_in_time_period', { containerId, whats: '', start: '1000', end: '2000' });
  return Object.fromEntries(hits.map(({ name, objectives }) => [name, objectives]));
};
const nothing = { ids: [], names: [] };

describe.each(FRAME_KINDS)('an %s that leaves its map', (kind) => {
  const calls = () => callsOf[kind];

  test('leaves all completed releases at once, also for the maps that keep it', async () => {
    const [containerId, other] = [await newMap(), await newMap()];
    const [spring, summer] = [await newRelease(containerId), await newRelease(containerId, 'Summer')];
    const elsewhere = await newRelease(other, 'Elsewhere');
    const id = await calls().put(spring, { name: 'Served' });
    await calls().put(summer, { id });
    const stays = await calls().put(spring, { name: 'Stays' });
    await calls().put(elsewhere, { id });
    for (const at of [spring, summer, elsewhere]) await world.call('complete_release', at);
    expect(await calls().leaveMap(containerId, id)).toBe('went through');

    expect(await calls().ofRelease(spring)).toEqual({ ids: [stays], names: ['Stays'] });
    expect(await calls().ofRelease(summer)).toEqual(nothing);
    expect(await listed(containerId)).toEqual({ Spring: kind === 'objective' ? ['Stays'] : [], Summer: [] });
    expect(await calls().ofRelease(elsewhere)).toEqual({ ids: [id], names: ['Served'] });
    expect(await calls().releasesOf(other, id)).toEqual([elsewhere.releaseId]);
  });

  test('is not in them again when it is put on the map again, until it is put into them', async () => {
    const containerId = await newMap();
    const at = await newRelease(containerId);
    const id = await calls().put(at, { name: 'Comes back' });
    await world.call('complete_release', at);
    await calls().leaveMap(containerId, id);
    await calls().addToMap(containerId, id);
    expect(await calls().ofRelease(at)).toEqual(nothing);
    expect(await listed(containerId)).toEqual({ Spring: [] });
    expect(await calls().releasesOf(containerId, id)).toEqual([]);

    await world.call('uncomplete_release', at);
    expect(await calls().ofRelease(at)).toEqual(nothing);
    expect(await calls().leaveRelease(at, id)).toBe(`404 ${kind}-not-in-release`);
    expect(await calls().leaveMap(containerId, id)).toBe('went through');

    await calls().put(at, { id });
    expect(await calls().ofRelease(at)).toEqual({ ids: [id], names: ['Comes back'] });
    expect(await calls().releasesOf(containerId, id)).toEqual([at.releaseId]);
    expect(await calls().leaveMap(containerId, id)).toBe(`409 ${kind}-in-release`);
    expect(await calls().leaveRelease(at, id)).toBe('went through');
    expect(await calls().leaveMap(containerId, id)).toBe('went through');
    const { docs } = await world.call('story_map_history', { containerId });
    expect(docs.slice(0, 4).map(({ type }) => type)).toEqual([
      `${kind}_removed`,
      `release_${kind}_removed`,
      `${kind}_added`,
      `release_${kind}_added`,
    ]);
  });

  test('does not come back with a deleted release', async () => {
    const containerId = await newMap();
    const at = await newRelease(containerId);
    const id = await calls().put(at, { name: 'Gone' });
    await world.call('delete_release', at);
    expect(await calls().leaveMap(containerId, id)).toBe('went through');
    await world.call('restore_release', at);
    expect(await calls().ofRelease(at)).toEqual(nothing);
  });

  test('leaves its place in the release to another', async () => {
    const containerId = await newMap();
    const at = await newRelease(containerId);
    const ids: string[] = [];
    for (let i = 0; i < MAX_FRAME_OF_RELEASE; i += 1) ids.push(await calls().put(at, { name: `Of ${i}` }));
    await world.call('complete_release', at);
    await calls().leaveMap(containerId, ids[0] ?? '');
    await world.call('uncomplete_release', at);
    await calls().put(at, { name: 'One more' });
    expect((await calls().ofRelease(at)).ids).toHaveLength(MAX_FRAME_OF_RELEASE);
  });
});
