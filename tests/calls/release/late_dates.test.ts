import { expect, test } from 'vitest';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();

test('a date after the year 2199 is a typing error, and refused', async () => {
  const world = await createSmallWorld(stack());
  const { containerId, releaseId } = (await releaseOf(world, await mapOf(world))).at;
  const late = Date.UTC(2206, 2, 12);
  const at = { containerId, releaseId };
  expect(await refusal(world, 'set_release_period', { ...at, end: late })).toBe('400 bad-input');
  expect(await refusal(world, 'set_release_period', { ...at, end: Date.UTC(2199, 11, 31) })).toBe('went through');
  const { id: initiativeId } = await world.call('create_initiative', { name: 'Far' });
  expect(await refusal(world, 'set_initiative_period', { initiativeId, start: late })).toBe('400 bad-input');
  const { id: objectiveId } = await world.call('add_objective_to_map', { containerId, name: 'Far' });
  const benefit = { name: 'Far', description: '', achieved: 0, active: true, start: 1, end: late };
  expect(await refusal(world, 'add_benefit', { containerId, objectiveId, ...benefit })).toBe('400 bad-input');
});
