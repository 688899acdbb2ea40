import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { send } from '#tests/calls/support/caller.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
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

describe('a release', () => {
  test('is created with a name, open and without dates, and can be renamed', async () => {
    const map = await mapOf(world);
    const { containerId } = map;
    const before = Date.now();
    const { id, changed } = await world.call('create_release', { containerId, name: ' Spring ' });
    expect(changed).toEqual([
      expect.objectContaining({ type: 'release', id, version: 1, name: 'Spring', start: 0, end: 0, completed: false }),
    ]);
    const renamed = await world.call('change_release_name', { containerId, releaseId: id, name: 'Summer' });
    expect(renamed.changed).toMatchObject([{ id, version: 2, name: 'Summer' }]);
    expect(await world.call('change_release_name', { containerId, releaseId: id, name: 'Summer' })).toMatchObject({
      change: null,
    });
    const { docs } = await list(map);
    expect(docs).toMatchObject([{ id, version: 2, name: 'Summer' }]);
    expect(docs[0]?.created).toBeGreaterThanOrEqual(before);
    for (const name of ['', '  '])
      expect(await refusal(world, 'change_release_name', { containerId, releaseId: id, name })).toBe('400 bad-input');
  });

  test('has a start, an end, both or neither, and does not end before it starts', async () => {
    const { at } = await releaseOf(world, await mapOf(world));
    const set = (period: { start?: number; end?: number }) => world.call('set_release_period', { ...at, ...period });
    expect((await set({ end: 5 * DAY })).changed).toMatchObject([{ start: 0, end: 5 * DAY }]);
    expect((await set({ start: 5 * DAY })).changed).toMatchObject([{ start: 5 * DAY, end: 5 * DAY }]);
    expect(await refusal(world, 'set_release_period', { ...at, start: 6 * DAY })).toBe('400 start-after-end');
    expect(await refusal(world, 'set_release_period', { ...at, end: 4 * DAY })).toBe('400 start-after-end');
    expect((await set({ start: 6 * DAY, end: 0 })).changed).toMatchObject([{ start: 6 * DAY, end: 0 }]);
    expect(await set({ start: 6 * DAY })).toMatchObject({ change: null });
    expect((await set({ start: 0 })).changed).toMatchObject([{ start: 0, end: 0 }]);
  });

  test('has a capacity or none, of zero or more', async () => {
    const { at } = await releaseOf(world, await mapOf(world));
    const set = (capacity: number | null) => world.call('set_release_capacity', { ...at, capacity });
    expect((await set(30)).changed).toMatchObject([{ id: at.releaseId, version: 2, capacity: 30 }]);
    expect(await set(30)).toMatchObject({ change: null });
    expect((await world.call('get_release', at)).release).toMatchObject({ capacity: 30 });
    for (const capacity of [-1, 1.5])
      expect(await refusal(world, 'set_release_capacity', { ...at, capacity })).toBe('400 bad-input');
    const { change } = await set(null);
    const undone = await world.call('revert_change', { containerId: at.containerId, changeIds: [String(change)] });
    expect(undone.changed).toMatchObject([{ id: at.releaseId, capacity: 30 }]);
    const { docs } = await world.call('story_map_history', { containerId: at.containerId });
    expect(docs[0]).toMatchObject({ type: 'release_capacity', newValue: 30 });
  });

  test('keeps both edits when one person sets its start and another its end at the same moment', async () => {
    const map = await mapOf(world);
    const { at } = await releaseOf(world, map);
    await Promise.all([
      world.call('set_release_period', { ...at, start: DAY }),
      world.call('set_release_period', { ...at, end: 2 * DAY }, world.owner),
      world.call('change_release_name', { ...at, name: 'At once' }),
    ]);
    expect((await list(map)).docs).toMatchObject([{ start: DAY, end: 2 * DAY, name: 'At once', version: 4 }]);
  });

  test('disappears with all that it holds when it is deleted, and its Activities stay on the map', async () => {
    const map = await mapOf(world, 'A');
    const release = await releaseOf(world, map, 'A');
    await release.write('A', 'Pay');
    await world.call('delete_release', release.at);
    for (const name of ['delete_release', 'complete_release', 'uncomplete_release', 'get_release'] as const)
      expect(await refusal(world, name, release.at)).toBe('404 release-does-not-exist');
    expect(await refusal(world, 'release_what', release.place('A'))).toBe('404 release-does-not-exist');
    expect((await list(map, { includeCompleted: true })).docs).toEqual([]);
    expect(await map.outline()).toBe('A');
  });

  test('is not found with the ids of another map', async () => {
    const [map, other] = [await mapOf(world, 'A'), await mapOf(world, 'B')];
    const { at } = await releaseOf(world, map, 'A');
    const wrong = { ...at, containerId: other.containerId };
    for (const name of ['get_release', 'complete_release', 'delete_release'] as const)
      expect(await refusal(world, name, wrong)).toBe('404 release-does-not-exist');
    expect(await refusal(world, 'add_whats_to_release', { ...wrong, whatIds: [other.id('B')] })).toBe(
      '404 release-does-not-exist',
    );
  });
});

describe('a completed release', () => {
  test('refuses every edit of its contents until it is reopened, and says so', async () => {
    const map = await mapOf(world, 'A | B');
    const release = await releaseOf(world, map, 'A', 'B');
    const exploreObjectId = await release.explore('A', 'when', 'Monday');
    const epicId = await release.write('A', 'Pay');
    const { at } = release;
    const place = release.place('A');
    const epic = { ...place, epicId };
    await world.call('complete_release', at);
    expect(await world.call('complete_release', at)).toMatchObject({ change: null });
    const edits = {
      change_release_name: { ...at, name: 'Anew' },
      set_release_period: { ...at, start: DAY },
      set_release_capacity: { ...at, capacity: 30 },
      delete_release: at,
      add_whats_to_release: { ...at, whatIds: [map.id('A')] },
      remove_whats_from_release: { ...at, whatIds: [map.id('B')] },
      add_explore_object: { ...place, type: 'when', name: 'Tuesday' },
      rename_explore_object: { ...place, exploreObjectId, name: 'Tuesday' },
      remove_explore_object: { ...place, exploreObjectId },
      delete_explore_information: place,
      create_epic: { ...place, epic: { type: 'free_text', text: 'Refund' } },
      change_epic_name: { ...epic, epic: null },
      change_epic_fields: { ...epic, fields: { cost: 1 } },
      change_epic_links: { ...epic, remove: { whos: [] } },
      complete_epic: epic,
      uncomplete_epic: epic,
      delete_epic: epic,
      set_epic_notes: { ...epic, notes: 'x' },
      add_epic_scenario: { ...epic, who: '0'.repeat(20), when: null, where: null, input: null, output: null },
      remove_epic_scenario: { ...epic, scenarioId: '0'.repeat(20) },
    } as const;
    for (const [name, input] of Object.entries(edits))
      expect(`${name} ${await refusal(world, name as keyof typeof edits, input as never)}`).toBe(
        `${name} 409 release-completed`,
      );
    const { body } = await send(stack(), 'set_release_period', edits.set_release_period, world.owner.idToken);
    expect(body['message']).toBe("You can't edit a completed release");
    const deleted = await send(stack(), 'delete_release', at, world.owner.idToken);
    expect(deleted.body['message']).toBe("Can't delete completed releases");
    await world.call('uncomplete_release', at);
    expect(await world.call('uncomplete_release', at)).toMatchObject({ change: null });
    expect((await world.call('change_epic_fields', edits.change_epic_fields)).changed).toHaveLength(1);
    await world.call('delete_release', at);
  });

  test('is completed for everybody who edits it at the same moment', async () => {
    const map = await mapOf(world, 'A');
    const release = await releaseOf(world, map, 'A');
    const epicId = await release.write('A', 'Pay');
    const input = (cost: number) => ({ ...release.place('A'), epicId, fields: { cost } });
    const edits = Array.from({ length: 12 }, (_, i) =>
      send(stack(), 'change_epic_fields', input(i + 1), world.owner.idToken),
    );
    const [answers] = await Promise.all([Promise.all(edits), world.call('complete_release', release.at)]);
    for (const { status, body } of answers) {
      if (status !== 200) expect(['release-completed', 'conflict']).toContain(body['code']);
    }
    const written = answers.filter(({ status }) => status === 200).length;
    expect((await release.open('A')).epics[0]?.version).toBe(1 + written);
    expect(await refusal(world, 'change_epic_fields', input(99))).toBe('409 release-completed');
  });
});

test('the page of a release has its Activities and the sum of their epics by priority', async () => {
  const map = await mapOf(world, 'A | B');
  const release = await releaseOf(world, map, 'A', 'B');
  const [must = '', should = ''] = (await world.call('company_settings', {})).priorityOrder;
  const fields = [
    ['A', { priority: must, cost: 1, size: 2, value: 30 }],
    ['A', { priority: should, cost: 2, size: 2 }],
    ['B', { cost: 3, value: 10 }],
  ] as const;
  for (const [i, [name, set]] of fields.entries()) {
    const epicId = await release.write(name, `Epic ${i}`);
    await world.call('change_epic_fields', { ...release.place(name), epicId, fields: set });
    if (name === 'B') await world.call('complete_epic', { ...release.place(name), epicId });
  }
  await release.explore('B', 'where', 'Till');
  const page = await release.read();
  const of = (name: string) => page.whats.find(({ whatId }) => whatId === map.id(name));
  expect(of('A')).toMatchObject({ epics: 2, epicsDone: 0, completed: false, cost: 3, size: 4, value: 30, level: 0 });
  expect(of('B')).toMatchObject({
    epics: 1,
    epicsDone: 1,
    completed: true,
    exploreObjects: 1,
    cost: 3,
    exported: false,
  });
  expect(page.sums).toEqual([
    {
      priority: must,
      epics: 1,
      epicsPercent: 33,
      cost: 1,
      costPercent: 17,
      size: 2,
      sizePercent: 50,
      value: 30,
      valuePercent: 75,
    },
    {
      priority: should,
      epics: 1,
      epicsPercent: 33,
      cost: 2,
      costPercent: 33,
      size: 2,
      sizePercent: 50,
      value: 0,
      valuePercent: 0,
    },
    {
      priority: null,
      epics: 1,
      epicsPercent: 33,
      cost: 3,
      costPercent: 50,
      size: 0,
      sizePercent: 0,
      value: 10,
      valuePercent: 25,
    },
  ]);
});

describe('the slices of a map', () => {
  test('are its open releases with the Activities in each and the sums of their epics', async () => {
    const map = await mapOf(world, 'A | B | C');
    const [spring, autumn, past] = [
      await releaseOf(world, map, 'A', 'B'),
      await releaseOf(world, map, 'B'),
      await releaseOf(world, map, 'C'),
    ];
    const gone = await releaseOf(world, map, 'A');
    const epicId = await spring.write('A', 'Pay');
    await spring.write('A', 'Refund');
    await world.call('change_epic_fields', { ...spring.place('A'), epicId, fields: { size: 5 } });
    await world.call('complete_epic', { ...spring.place('A'), epicId });
    await autumn.takeOut('B');
    await world.call('complete_release', past.at);
    await world.call('delete_release', gone.at);

    const read = (includeCompleted: boolean) =>
      world.call('release_slices', { containerId: map.containerId, includeCompleted });
    const open = await read(false);
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
    expect(ids(open.releases)).toEqual([spring, autumn].map(({ at }) => at.releaseId).sort());
    expect(open.releaseWhats.map(({ releaseId, whatId }) => [releaseId, whatId]).sort()).toEqual(
      [map.id('A'), map.id('B')].sort().map((whatId) => [spring.at.releaseId, whatId]),
    );
    expect(open.releaseWhats.find(({ whatId }) => whatId === map.id('A'))).toMatchObject({
      epics: 2,
      epicsDone: 1,
      size: 5,
    });

    const all = await read(true);
    expect(ids(all.releases)).toEqual([spring, autumn, past].map(({ at }) => at.releaseId).sort());
    expect(all.releaseWhats.map(({ whatId }) => whatId)).toContain(map.id('C'));
  });
});
