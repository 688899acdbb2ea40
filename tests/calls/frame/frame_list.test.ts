import { beforeAll, expect, test } from 'vitest';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

test('the frame says how much of an objective is achieved, what a problem is about, and how many living releases have each', async () => {
  const { containerId } = await mapOf(world);
  const { id: objectiveId } = await world.call('add_objective_to_map', { containerId, name: 'Grow' });
  const { id: problemId } = await world.call('add_problem_to_map', { containerId, name: 'Late', description: 'A\nB' });
  await world.call('add_objective_to_map', { containerId, name: 'Wait' });
  for (const [achieved, active] of [
    [30, true],
    [61, true],
    [100, false],
  ] as const)
    await world.call('add_benefit', {
      containerId,
      objectiveId,
      ...{ name: `Of ${achieved}`, description: '', achieved, active, start: 1, end: 1 },
    });
  const releaseIds = [];
  for (const name of ['Spring', 'Summer']) {
    const { id: releaseId } = await world.call('create_release', { containerId, name });
    await world.call('add_objective_to_release', { containerId, releaseId, objectiveId });
    await world.call('add_problem_to_release', { containerId, releaseId, problemId });
    releaseIds.push(releaseId);
  }
  await world.call('remove_problem_from_release', { containerId, releaseId: releaseIds[0] ?? '', problemId });
  const read = () => world.call('get_frame', { containerId });
  expect(await read()).toMatchObject({
    objectives: [
      { name: 'Grow', achieved: 46, releases: 2 },
      { name: 'Wait', achieved: null, releases: 0 },
    ],
    problems: [{ excerpt: 'A B', releases: 1 }],
  });
  await world.call('delete_release', { containerId, releaseId: releaseIds[1] ?? '' });
  expect(await read()).toMatchObject({ objectives: [{ releases: 1 }, { releases: 0 }], problems: [{ releases: 0 }] });
});
