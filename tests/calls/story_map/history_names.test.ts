import { beforeAll, expect, test } from 'vitest';
import { HISTORY_PAGE_SIZE } from '#shared/model/limits.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

test('events show the names that Activities and Whos had then, on older pages too', async () => {
  const map = await mapOf(world, 'First');
  const { id: whoId } = await world.call('add_who', {
    containerId: map.containerId,
    name: map.text('Ann'),
    group: null,
    category: null,
  });
  const rename = (newDescription: string) =>
    world.call('change_what_description', {
      containerId: map.containerId,
      objectId: map.id('First'),
      newDescription,
      changeType: 'what_description',
    });
  await rename(map.text('Second'));
  await world.call('change_what_description', {
    containerId: map.containerId,
    objectId: whoId,
    newDescription: map.text('Anna'),
    changeType: 'who_name',
  });
  for (let i = 0; i < HISTORY_PAGE_SIZE; i += 1)
    await world.call('change_what_fields', {
      containerId: map.containerId,
      whatId: map.id('First'),
      fields: { cost: i },
    });
  await rename(map.text('Third'));
  const page = (before?: string | null) =>
    world.call('story_map_history', {
      containerId: map.containerId,
      ...(typeof before === 'string' && { before }),
    });
  const newest = await page();
  const older = await page(newest.next);
  expect(newest.docs.map(({ what }) => what)).toEqual([
    map.text('Third'),
    ...Array.from({ length: HISTORY_PAGE_SIZE - 1 }, () => map.text('Second')),
  ]);
  expect(older.docs.map(({ type, what, who }) => [type, what ?? who])).toEqual([
    ['what_cost', map.text('Second')],
    ['who_name', map.text('Anna')],
    ['what_description', map.text('Second')],
    ['who_created', map.text('Ann')],
    ['what_created', map.text('First')],
    ['story_map_created', null],
  ]);
});

test('events name the page of a release, objective or problem while it exists', async () => {
  const { containerId } = await mapOf(world, 'Find');
  const { id: releaseId } = await world.call('create_release', { containerId, name: 'Spring' });
  const { id: goneId } = await world.call('create_release', { containerId, name: 'Summer' });
  const { id: objectiveId } = await world.call('add_objective_to_map', { containerId, name: 'Sell more' });
  await world.call('add_objective_to_release', { containerId, releaseId, objectiveId });
  await world.call('delete_release', { containerId, releaseId: goneId });
  const { docs } = await world.call('story_map_history', { containerId });
  expect(docs.map(({ type, release, page }) => [type, release, page])).toEqual([
    ['release_deleted', 'Summer', null],
    ['release_objective_added', 'Spring', { kind: 'release', id: releaseId }],
    ['objective_added', null, { kind: 'objective', id: objectiveId }],
    ['release_created', 'Summer', null],
    ['release_created', 'Spring', { kind: 'release', id: releaseId }],
    ['what_created', null, null],
    ['story_map_created', null, null],
  ]);
});
