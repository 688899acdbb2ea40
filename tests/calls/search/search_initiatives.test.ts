import { beforeAll, expect, test } from 'vitest';
import { handler as rebuildIndex } from '#lambdas/events/search/rebuild_index.ts';
import { found } from '#tests/calls/support/searching.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

test('initiatives are found by their present names by everybody of the company, until they are deleted', async () => {
  const { id: initiativeId } = await world.call('create_initiative', { name: 'Desks for everybody' });
  await world.call('create_initiative', { name: 'Desk lamps' }, world.colleague);
  const sought = (query: string, as = world.colleague) => found(world, 'initiative', { query }, as);
  expect(await sought('desk')).toEqual(['Desk lamps', 'Desks for everybody']);
  expect(await sought('evrybody')).toEqual(['Desks for everybody']);
  expect(await sought('')).toEqual([]);
  expect(await found(await createSmallWorld(stack()), 'initiative', { query: 'desk' })).toEqual([]);

  await world.call('change_initiative_name', { initiativeId, name: 'Chairs for everybody' });
  expect(await sought('desk')).toEqual(['Desk lamps']);
  await rebuildIndex();
  expect(await sought('chairs')).toEqual(['Chairs for everybody']);

  await world.call('delete_initiative', { initiativeId });
  expect(await sought('chairs')).toEqual([]);
  await rebuildIndex();
  expect(await sought('chairs')).toEqual([]);
});

test('an initiative is found once, whoever its members are', async () => {
  const { id: initiativeId } = await world.call('create_initiative', { name: 'Quiet rooms' });
  await world.call('add_initiative_member', { initiativeId, uid: world.editor.uid });
  expect(await found(world, 'initiative', { query: 'quiet' })).toEqual(['Quiet rooms']);
  await rebuildIndex();
  expect(await found(world, 'initiative', { query: 'quiet' })).toEqual(['Quiet rooms']);
});
