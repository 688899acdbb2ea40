import { beforeAll, describe, expect, test } from 'vitest';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const newMap = async () => (await mapOf(world)).containerId;
const add = async (containerId: string, name: string, objectiveIds: string[] = []) =>
  (await world.call('add_problem_to_map', { containerId, name, objectiveIds })).id;
const addObjective = async (containerId: string, name: string) =>
  (await world.call('add_objective_to_map', { containerId, name })).id;
const problemsOf = async (containerId: string) => (await world.call('get_frame', { containerId })).problems;

describe('problems', () => {
  test('belong to the company: name and solved are the same on all maps, whoever changes them', async () => {
    const [one, other] = [await newMap(), await newMap()];
    const problemId = await add(one, 'Too slow');
    await world.call('add_problem_to_map', { containerId: other, problemId });
    await world.call('change_problem', { containerId: other, problemId, fields: { name: 'Too late', solved: true } });
    await stack().stream.settled();
    expect(await problemsOf(one)).toMatchObject([
      { id: problemId, name: 'Too late', nameLower: 'too late', solved: true },
    ]);
    await world.call('change_problem', { containerId: one, problemId, fields: { solved: false, description: 'Why' } });
    await stack().stream.settled();
    expect(await problemsOf(other)).toMatchObject([{ name: 'Too late', solved: false }]);
    const page = await world.call('get_problem', { containerId: other, problemId });
    expect(page.company.description).toBe('Why');
    // What only its page shows needs no copy.
    const { changed } = await world.call('change_problem', {
      containerId: other,
      problemId,
      fields: { description: 'Therefore' },
    });
    expect(changed).toMatchObject([{ type: 'company_problem', id: problemId, description: 'Therefore' }]);
    // A map that takes it later has its present state.
    const third = await newMap();
    await world.call('change_problem', { containerId: one, problemId, fields: { solved: true } });
    await world.call('add_problem_to_map', { containerId: third, problemId });
    expect(await problemsOf(third)).toMatchObject([{ name: 'Too late', solved: true }]);
  });

  test('have names that their map has once, but for case and spaces', async () => {
    const containerId = await newMap();
    const problemId = await add(containerId, 'Costs too much');
    await add(containerId, 'Other');
    expect(await refusal(world, 'add_problem_to_map', { containerId, name: 'COSTS too  much' })).toBe(
      '409 problem-exists',
    );
    expect(await refusal(world, 'change_problem', { containerId, problemId, fields: { name: 'other' } })).toBe(
      '409 problem-exists',
    );
    expect(await refusal(world, 'change_problem', { containerId, problemId, fields: { solved: true } })).toBe(
      'went through',
    );
  });

  test('take a name or an id, and a description when they are new', async () => {
    const containerId = await newMap();
    const problemId = await add(containerId, 'There');
    for (const given of [{}, { problemId, description: 'New' }])
      expect(await refusal(world, 'add_problem_to_map', { containerId, ...given })).toBe('400 bad-input');
    const { id: releaseId } = await world.call('create_release', { containerId, name: 'Spring' });
    expect(await refusal(world, 'add_problem_to_release', { containerId, releaseId })).toBe('400 bad-input');
    const both = { name: 'A', problemId };
    expect((await world.call('add_problem_to_map', { containerId, ...both })).id).toBe(problemId);
    expect((await world.call('add_problem_to_release', { containerId, releaseId, ...both })).id).toBe(problemId);
    const { problems } = await world.call('get_frame', { containerId });
    expect(problems.map(({ name }) => name)).toEqual(['There']);
    expect(await refusal(world, 'add_problem_to_map', { containerId, problemId: '0'.repeat(20) })).toBe(
      '404 problem-does-not-exist',
    );
  });

  test('are added with objectives of the company, which are on the map then', async () => {
    const [one, other] = [await newMap(), await newMap()];
    const objectiveIds = [await addObjective(one, 'B'), await addObjective(other, 'A')];
    const problemId = await add(one, 'With both', objectiveIds);
    const { objectives } = await world.call('get_problem', { containerId: one, problemId });
    expect(objectives.map(({ name, isOnMap, link }) => [name, isOnMap, link.objectiveId])).toEqual([
      ['A', true, objectiveIds[1]],
      ['B', true, objectiveIds[0]],
    ]);
    expect((await world.call('get_frame', { containerId: one })).objectives.map(({ name }) => name)).toEqual([
      'A',
      'B',
    ]);
    const again = await world.call('add_problem_to_map', { containerId: one, problemId, objectiveIds });
    expect(again.change).toBeNull();
    // Two of the same name cannot be on one map.
    const twin = await addObjective(other, 'B');
    expect(await refusal(world, 'add_problem_to_map', { containerId: one, problemId, objectiveIds: [twin] })).toBe(
      '409 objective-exists',
    );
  });

  test('get an objective and lose it again; both stay on the map', async () => {
    const containerId = await newMap();
    const problemId = await add(containerId, 'Alone');
    const { id: objectiveId } = await world.call('add_objective_to_problem', { containerId, problemId, name: 'Help' });
    const again = await world.call('add_objective_to_problem', { containerId, problemId, objectiveId });
    expect(again.change).toBeNull();
    const remove = () => refusal(world, 'remove_objective_from_problem', { containerId, problemId, objectiveId });
    expect(await remove()).toBe('went through');
    expect(await remove()).toBe('404 objective-not-of-problem');
    expect((await world.call('get_problem', { containerId, problemId })).objectives).toEqual([]);
    expect((await world.call('get_frame', { containerId })).objectives).toHaveLength(1);
    const { changed } = await world.call('add_objective_to_problem', { containerId, problemId, objectiveId });
    expect(changed.at(-1)).toMatchObject({ type: 'problem_objective', version: 3 });
  });

  test('and their objectives come back to a map that they were taken off', async () => {
    const containerId = await newMap();
    const problemId = await add(containerId, 'Back');
    const { id: objectiveId } = await world.call('add_objective_to_map', { containerId, name: 'Help' });
    await world.call('remove_objective_from_map', { containerId, objectiveId });
    const linked = await world.call('add_objective_to_problem', { containerId, problemId, objectiveId });
    expect(linked.changed).toContainEqual(expect.objectContaining({ type: 'objective', id: objectiveId, version: 3 }));
    await world.call('remove_problem_from_map', { containerId, problemId });
    await world.call('add_problem_to_map', { containerId, problemId });
    expect(await world.call('get_frame', { containerId })).toMatchObject({
      problems: [{ id: problemId, name: 'Back' }],
      objectives: [{ id: objectiveId, name: 'Help' }],
    });
  });

  test('of an open release stay on its map until they are taken out', async () => {
    const containerId = await newMap();
    const { id: releaseId } = await world.call('create_release', { containerId, name: 'Spring' });
    const at = { containerId, releaseId };
    const { id: problemId } = await world.call('add_problem_to_release', { ...at, name: 'Of spring' });
    expect(await world.call('get_release', at)).toMatchObject({ problemIds: [problemId], problems: ['Of spring'] });
    const page = await world.call('get_problem', { containerId, problemId });
    expect(page.releases).toMatchObject([{ containerId, id: releaseId, name: 'Spring', completed: false }]);
    const leave = () => refusal(world, 'remove_problem_from_map', { containerId, problemId });
    expect(await leave()).toBe('409 problem-in-release');
    await world.call('remove_problem_from_release', { ...at, problemId });
    expect(await refusal(world, 'remove_problem_from_release', { ...at, problemId })).toBe(
      '404 problem-not-in-release',
    );
    expect(await leave()).toBe('went through');
    expect(await problemsOf(containerId)).toEqual([]);
    expect(await leave()).toBe('404 problem-does-not-exist');
  });
});
