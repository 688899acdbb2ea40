import { beforeAll, expect, test } from 'vitest';
import { apply, logOf, type State, stateOf, takeBack } from '#tests/calls/support/history.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

/** Plans, explores and tidies up on a map of its own. */
async function plan() {
  const map = await mapOf(world, 'A | B');
  const release = await releaseOf(world, map, 'A', 'B');
  const target = await releaseOf(world, map);
  const place = release.place('A');
  await world.call('set_release_period', { ...release.at, start: 5 });
  await world.call('set_release_period', { ...release.at, end: 9 });
  const when = await release.explore('A', 'when', 'Monday');
  const epicId = await release.write('A', 'Pay');
  const epic = { ...place, epicId };
  await world.call('change_epic_links', { ...epic, add: { explore_objects: [when] } });
  await world.call('change_epic_fields', { ...epic, fields: { cost: 3 } });
  await world.call('set_epic_notes', { ...epic, notes: 'x' });
  await world.call('complete_epic', epic);
  await world.call('move_epic', { whatId: place.whatId, epicId, current: release.at, destination: target.at });
  await world.call('delete_explore_information', place);
  await release.takeOut('A', 'B');
  await world.call('change_release_name', { ...target.at, name: 'Later' });
  await world.call('complete_release', target.at);
  await world.call('delete_release', release.at);
  return map;
}

test('the history shows releases, explore items and epics with the names of then', async () => {
  const map = await plan();
  const { docs } = await world.call('story_map_history', { containerId: map.containerId });
  const text = (name: string | null) => name?.replace(/ of map \d+$/, '') ?? '';
  const lines = docs.map(({ type, release, what, about, value, newValue, count }) =>
    [type, count > 1 ? count : '', text(release), text(what), about ?? '', value ?? '', newValue ?? ''].join(' | '),
  );
  const [one, two] = ['With A and B.', 'With .'];
  expect(lines.slice(0, 17)).toEqual([
    `release_deleted |  | ${one} |  |  |  | `,
    'release_completed |  | Later |  |  |  | ',
    `release_name |  | Later |  |  | ${two} | Later`,
    `release_what_removed | 2 | ${one} |  |  |  | `,
    `explore_object_removed |  | ${one} | A | Monday |  | `,
    `epic_moved |  | ${two} | A | Pay | ${one} | ${two}`,
    `epic_completed |  | ${one} | A | Pay |  | `,
    'epic_notes |  |  | A | Pay |  | ',
    `epic_cost |  | ${one} | A | Pay |  | 3`,
    `epic_explore_objects |  | ${one} | A | Pay |  | `,
    `epic_created |  | ${one} | A | Pay |  | `,
    `explore_object_added |  | ${one} | A | Monday |  | `,
    `release_end |  | ${one} |  |  | 0 | 9`,
    `release_start |  | ${one} |  |  | 0 | 5`,
    `release_created |  | ${two} |  |  |  | `,
    `release_what_added | 2 | ${one} |  |  |  | `,
    `release_created |  | ${one} |  |  |  | `,
  ]);
});

test('the change log records all of it, so that every earlier state can be rebuilt', async () => {
  const { containerId } = await plan();
  const table = await tableOf(stack(), world.domain);
  const now = stateOf(table, world.domain, containerId);
  const state: State = new Map(now);
  const entries = logOf(table, world.domain, containerId);
  for (const entry of entries.toReversed()) takeBack(state, entry);
  expect(state.size).toBe(0);
  for (const entry of entries) apply(state, entry);
  expect([...state].sort()).toEqual([...now].sort());
  for (const type of ['release', 'release_what', 'explore_object', 'epic', 'epic_notes'])
    expect([...now.keys()].some((name) => name.startsWith(`${type} `))).toBe(true);
});
