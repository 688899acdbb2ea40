import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
/** A map of the colleague, which the owner of the world does not see, and the owner's map, which the colleague does not. */
let theirs: string;
let ours: string;
let objectiveId: string;
let problemId: string;
let theirBenefit: string;
const benefit = { description: '', achieved: 0, active: true, start: 1, end: 2 };

beforeAll(async () => {
  world = await createSmallWorld(stack());
  ours = world.containerId;
  const { colleague, call } = world;
  ({ id: theirs } = await call('story_map_container_create', { name: 'Secret map', why: 'W' }, colleague));
  ({ id: objectiveId } = await call('add_objective_to_map', { containerId: theirs, name: 'Shared goal' }, colleague));
  ({ id: problemId } = await call('add_problem_to_map', { containerId: theirs, name: 'Shared pain' }, colleague));
  ({ id: theirBenefit } = await call(
    'add_benefit',
    { containerId: theirs, objectiveId, name: 'Secret benefit', ...benefit },
    colleague,
  ));
  await call('add_objective_to_problem', { containerId: theirs, problemId, name: 'Secret objective' }, colleague);
  await call('add_objective_to_problem', { containerId: theirs, problemId, objectiveId }, colleague);
  const { id: releaseId } = await call('create_release', { containerId: theirs, name: 'Secret release' }, colleague);
  await call('add_objective_to_release', { containerId: theirs, releaseId, objectiveId }, colleague);
  await call('add_problem_to_release', { containerId: theirs, releaseId, problemId }, colleague);
  await call('add_objective_to_map', { containerId: ours, objectiveId });
  await call('add_problem_to_map', { containerId: ours, problemId });
  await call('add_benefit', { containerId: ours, objectiveId, name: 'Own benefit', ...benefit });
});

describe('what another map has added', () => {
  test('is hidden from people who may not see that map', async () => {
    const objective = await world.call('get_objective', { containerId: ours, objectiveId });
    expect(objective.benefits.map(({ name }) => name)).toEqual(['Own benefit']);
    expect(objective.maps.map(({ id }) => id)).toEqual([ours]);
    expect(objective.releases).toEqual([]);
    const problem = await world.call('get_problem', { containerId: ours, problemId });
    expect(problem).toMatchObject({ objectives: [], releases: [] });
    expect(objective.problems).toEqual([]);
    const frame = await world.call('get_frame', { containerId: ours });
    expect(frame.objectives.map(({ problemIds }) => problemIds)).toEqual([[]]);
    expect(frame.problems.map(({ objectiveIds }) => objectiveIds)).toEqual([[]]);
    expect(problem.maps.map(({ id }) => id)).toEqual([ours]);
    expect(JSON.stringify([objective, problem])).not.toContain('Secret');
  });

  test('answers like what does not exist', async () => {
    const at = { containerId: ours, objectiveId, benefitId: theirBenefit };
    const gone = '404 benefit-does-not-exist';
    expect(await refusal(world, 'change_benefit', { ...at, fields: { achieved: 1 } })).toBe(gone);
    expect(await refusal(world, 'delete_benefit', at)).toBe(gone);
    const link = { containerId: ours, problemId, objectiveId };
    expect(await refusal(world, 'remove_objective_from_problem', link)).toBe('404 objective-not-of-problem');
    // And can be added, as if it were not there.
    const { changed } = await world.call('add_objective_to_problem', link);
    expect(changed.at(-1)).toMatchObject({ type: 'problem_objective', version: 1 });
    expect((await world.call('get_problem', { containerId: ours, problemId })).objectives).toHaveLength(1);
    expect(await refusal(world, 'remove_objective_from_problem', link)).toBe('went through');
    // The other map keeps what it has added.
    const other = await world.call('get_problem', { containerId: theirs, problemId }, world.colleague);
    expect(other.objectives.map(({ name }) => name)).toEqual(['Secret objective', 'Shared goal']);
  });

  test('is only a number where a change would show there', async () => {
    const { maps, hidden } = await world.call('rename_impact', {
      containerId: ours,
      kind: 'objective',
      id: objectiveId,
    });
    expect({ maps, hidden }).toEqual({ maps: [], hidden: 1 });
    expect(await world.call('rename_impact', { containerId: ours, kind: 'problem', id: problemId })).toEqual({
      maps: [],
      hidden: 1,
    });
    expect(await refusal(world, 'rename_impact', { containerId: ours, kind: 'objective', id: '0'.repeat(20) })).toBe(
      '404 objective-does-not-exist',
    );
  });

  test('is shown to people who see both maps, with the names of both', async () => {
    await world.call('add_member', { containerId: theirs, uid: world.editor.uid, role: 'viewer' }, world.colleague);
    const { maps } = await world.call(
      'rename_impact',
      { containerId: ours, kind: 'objective', id: objectiveId },
      world.editor,
    );
    expect(maps).toEqual([{ id: theirs, name: 'Secret map' }]);
    const seen = await world.call('get_objective', { containerId: ours, objectiveId }, world.editor);
    expect(seen.benefits.map(({ name }) => name)).toEqual(['Own benefit', 'Secret benefit']);
    expect(seen.releases.map(({ name }) => name)).toEqual(['Secret release']);
    const at = { containerId: ours, objectiveId, benefitId: theirBenefit };
    expect(await refusal(world, 'change_benefit', { ...at, fields: { achieved: 1 } }, world.editor)).toBe(
      'went through',
    );
  });

  test('is shown to people who may see all maps', async () => {
    await world.call('set_user_custom_claim_global_story_map_viewer', {
      uid: world.viewer.uid,
      global_story_map_viewer: true,
    });
    const seen = await world.call('get_objective', { containerId: ours, objectiveId }, world.viewer);
    expect(seen.benefits.map(({ name }) => name)).toContain('Secret benefit');
  });

  test('is hidden while its map is deleted', async () => {
    await world.call('delete_container', { containerId: theirs }, world.colleague);
    const seen = await world.call('get_objective', { containerId: ours, objectiveId }, world.editor);
    expect(seen.maps.map(({ id }) => id)).toEqual([ours]);
    expect(seen.releases).toEqual([]);
    const { maps, hidden } = await world.call('rename_impact', {
      containerId: ours,
      kind: 'objective',
      id: objectiveId,
    });
    expect({ maps, hidden }).toEqual({ maps: [], hidden: 0 });
  });
});
