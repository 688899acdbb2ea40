import { beforeAll, expect, test } from 'vitest';
import { epicStatus } from '#shared/rules/epic/epics.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { plannedMap } from '#tests/calls/support/plannedMap.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

test('is to do, doing or done; opened again it is still started, and a copy of it is not', async () => {
  const { release } = await plannedMap(world);
  const epicId = await release.write('A', 'Pay');
  const about = { ...release.place('A'), epicId };
  const state = async () => {
    const { epics, releaseWhat } = await release.open('A');
    return [epics.map(epicStatus), releaseWhat?.epicsDoing, releaseWhat?.epicsDone];
  };
  expect(await state()).toEqual([['todo'], 0, 0]);
  await world.call('start_epic', { ...about, started: true });
  expect(await state()).toEqual([['doing'], 1, 0]);
  const { startedAt } = (await release.open('A')).epics[0] ?? {};
  // Starting it twice changes nothing.
  expect((await world.call('start_epic', { ...about, started: true })).change).toBeNull();
  await world.call('complete_epic', about);
  expect(await state()).toEqual([['done'], 0, 1]);
  expect(await refusal(world, 'start_epic', { ...about, started: false })).toBe('409 epic-completed');
  await world.call('uncomplete_epic', about);
  expect(await state()).toEqual([['doing'], 1, 0]);
  expect((await release.open('A')).epics[0]?.startedAt).toBe(startedAt);
  await world.call('start_epic', { ...about, started: false });
  expect(await state()).toEqual([['todo'], 0, 0]);

  const never = { ...about, epicId: await release.write('A', 'Ship') };
  await world.call('complete_epic', never);
  await world.call('uncomplete_epic', never);
  expect(await state()).toEqual([['todo', 'todo'], 0, 0]);

  await world.call('start_epic', { ...about, started: true });
  const other = await world.call('create_release', { containerId: about.containerId, name: 'Later' });
  await world.call('copy_epic', {
    containerId: about.containerId,
    whatId: about.whatId,
    epicId,
    releaseIdCurrent: about.releaseId,
    releaseIdDestination: other.id,
  });
  const { epics } = await world.call('release_what', { ...release.place('A'), releaseId: other.id });
  expect(epics.map(epicStatus)).toEqual(['todo']);
  const { docs } = await world.call('story_map_history', { containerId: about.containerId });
  expect(
    docs.filter(({ type }) => /^epic_(un)?started$/.test(type)).map(({ type, about: name }) => [type, name]),
  ).toEqual([
    ['epic_started', 'Pay'],
    ['epic_unstarted', 'Pay'],
    ['epic_started', 'Pay'],
  ]);
});
