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
