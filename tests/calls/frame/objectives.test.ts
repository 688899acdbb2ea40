import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_FRAME_OF_RELEASE } from '#shared/model/limits.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const NOWHERE = '0'.repeat(20);
const newMap = async () => (await mapOf(world)).containerId;
const add = async (containerId: string, name: string) =>
  (await world.call('add_objective_to_map', { containerId, name })).id;
const names = async (containerId: string) =>
  (await world.call('get_frame', { containerId })).objectives.map(({ name }) => name);
const newRelease = async (containerId: string) => {
  const { id: releaseId } = await world.call('create_release', { containerId, name: 'Spring' });
  return { containerId, releaseId };
};

describe('objectives', () => {
  test('belong to the company: what one map makes another takes, and both have its name', async () => {
    const [one, other] = [await newMap(), await newMap()];
    const objectiveId = await add(one, 'Grow');
    const answer = await world.call('add_objective_to_map', { containerId: other, objectiveId });
    expect(answer).toMatchObject({
      id: objectiveId,
      changed: [{ type: 'objective', name: 'Grow', nameLower: 'grow' }],
    });
    expect(await names(other)).toEqual(['Grow']);
    await world.call('change_objective_name', { containerId: other, objectiveId, name: 'Shrink' });
    await stack().stream.settled();
    expect(await names(one)).toEqual(['Shrink']);
    const { maps } = await world.call('get_objective', { containerId: one, objectiveId });
    expect(maps.map(({ id }) => id).sort()).toEqual([one, other].sort());
  });

  test('name the problems of their map that they belong to, and problems their objectives', async () => {
    const [containerId, other] = [await newMap(), await newMap()];
    const [one, two] = [await add(containerId, 'One'), await add(containerId, 'Two')];
    const { id: late } = await world.call('add_problem_to_map', { containerId, name: 'Late', objectiveIds: [one] });
    const { id: dear } = await world.call('add_problem_to_map', {
      containerId,
      name: 'Dear',
      objectiveIds: [one, two],
    });
    await world.call('add_objective_to_map', { containerId: other, objectiveId: one });
    const { id: far } = await world.call('add_problem_to_map', {
      containerId: other,
      name: 'Far',
      objectiveIds: [one],
    });
    const { objectives, problems } = await world.call('get_frame', { containerId });
    expect(objectives.map(({ name, problemIds }) => [name, problemIds])).toEqual([
      ['One', [dear, late]],
      ['Two', [dear]],
    ]);
    expect(problems.map(({ name, objectiveIds }) => [name, objectiveIds])).toEqual([
      ['Dear', [one, two]],
      ['Late', [one]],
    ]);
    const page = await world.call('get_objective', { containerId, objectiveId: one });
    expect(page.objective.problemIds).toEqual([dear, late]);
    expect(page.problems).toEqual([
      { id: dear, name: 'Dear', solved: false, isOnMap: true },
      { id: far, name: 'Far', solved: false, isOnMap: false },
      { id: late, name: 'Late', solved: false, isOnMap: true },
    ]);
    const { problem } = await world.call('get_problem', { containerId, problemId: dear });
    expect(problem.objectiveIds).toEqual([one, two]);
    await world.call('remove_objective_from_problem', { containerId, problemId: dear, objectiveId: one });
    await world.call('remove_problem_from_map', { containerId, problemId: late });
    const after = await world.call('get_frame', { containerId });
    expect(after.objectives.map(({ problemIds }) => problemIds)).toEqual([[], [dear]]);
  });

  test('have their present name on a deleted map too, once it is restored', async () => {
    const [one, other] = [await newMap(), await newMap()];
    const objectiveId = await add(one, 'Before');
    await world.call('add_objective_to_map', { containerId: other, objectiveId });
    await world.call('delete_container', { containerId: other });
    await world.call('change_objective_name', { containerId: one, objectiveId, name: 'After' });
    await world.call('restore_story_map', { containerId: other });
    await stack().stream.settled();
    expect(await names(other)).toEqual(['After']);
  });

  test('are in the history of their map by the names of then, and so are problems and benefits', async () => {
    const containerId = await newMap();
    const at = await newRelease(containerId);
    const { id: objectiveId } = await world.call('add_objective_to_release', { ...at, name: 'Old' });
    const { id: problemId } = await world.call('add_problem_to_map', { containerId, name: 'Pain' });
    await world.call('add_objective_to_problem', { containerId, problemId, objectiveId });
    await world.call('change_objective_name', { containerId, objectiveId, name: 'New' });
    const benefit = { name: 'Faster', description: '', achieved: 0, active: true, start: 1, end: 2 };
    const { id: benefitId } = await world.call('add_benefit', { containerId, objectiveId, ...benefit });
    await world.call('change_benefit', { containerId, objectiveId, benefitId, fields: { achieved: 5 } });
    const { docs } = await world.call('story_map_history', { containerId });
    const lines = docs.map(({ type, about, value, newValue }) => [type, about, value, newValue]);
    expect(lines.slice(0, 7)).toEqual([
      ['benefit_achieved', 'Faster', 0, 5],
      ['benefit_added', 'Faster', null, null],
      ['objective_name', 'New', 'Old', 'New'],
      ['problem_objective_added', 'Pain', null, 'Old'],
      ['problem_added', 'Pain', null, null],
      ['objective_added', 'Old', null, null],
      ['release_objective_added', 'Old', null, null],
    ]);
  });

  test('have names that their map has once, but for case and spaces; two of the company may be called the same', async () => {
    const [one, other] = [await newMap(), await newMap()];
    const objectiveId = await add(one, 'Save money');
    expect(await refusal(world, 'add_objective_to_map', { containerId: one, name: ' SAVE  money ' })).toBe(
      '409 objective-exists',
    );
    const twin = await add(other, 'save money');
    expect(twin).not.toBe(objectiveId);
    expect(await refusal(world, 'add_objective_to_map', { containerId: other, objectiveId })).toBe(
      '409 objective-exists',
    );
    const third = await add(one, 'Third');
    const rename = { containerId: one, objectiveId: third };
    expect(await refusal(world, 'change_objective_name', { ...rename, name: 'Save Money' })).toBe(
      '409 objective-exists',
    );
    expect(await refusal(world, 'change_objective_name', { ...rename, name: 'THIRD' })).toBe('went through');
  });

  test('are taken by a name or by an id, which counts when both are sent; not by neither', async () => {
    const containerId = await newMap();
    const objectiveId = await add(containerId, 'One');
    const at = await newRelease(containerId);
    const { id: problemId } = await world.call('add_problem_to_map', { containerId, name: 'Slow' });
    for (const given of [{}, { name: ' ', objectiveId: null }]) {
      expect(await refusal(world, 'add_objective_to_map', { containerId, ...given })).toBe('400 bad-input');
      expect(await refusal(world, 'add_objective_to_release', { ...at, ...given })).toBe('400 bad-input');
      expect(await refusal(world, 'add_objective_to_problem', { containerId, problemId, ...given })).toBe(
        '400 bad-input',
      );
    }
    const both = { name: 'Two', objectiveId };
    expect((await world.call('add_objective_to_map', { containerId, ...both })).id).toBe(objectiveId);
    expect((await world.call('add_objective_to_release', { ...at, ...both })).id).toBe(objectiveId);
    expect((await world.call('add_objective_to_problem', { containerId, problemId, ...both })).id).toBe(objectiveId);
    expect(await names(containerId)).toEqual(['One']);
    expect(await refusal(world, 'add_objective_to_map', { containerId, name: '', objectiveId })).toBe('went through');
    expect(await refusal(world, 'add_objective_to_map', { containerId, objectiveId: NOWHERE })).toBe(
      '404 objective-does-not-exist',
    );
  });

  test('leave a map with their benefits and other uses in place, and come back with a higher version', async () => {
    const [one, other] = [await newMap(), await newMap()];
    const objectiveId = await add(one, 'Grow more');
    await world.call('add_objective_to_map', { containerId: other, objectiveId });
    const benefit = { name: 'Faster', description: '', achieved: 0, active: true, start: 1, end: 2 };
    await world.call('add_benefit', { containerId: one, objectiveId, ...benefit });
    const { removed } = await world.call('remove_objective_from_map', { containerId: one, objectiveId });
    expect(removed).toEqual([{ type: 'objective', id: objectiveId, version: 2 }]);
    expect(await names(one)).toEqual([]);
    expect(await refusal(world, 'get_objective', { containerId: one, objectiveId })).toBe(
      '404 objective-does-not-exist',
    );
    expect((await world.call('get_objective', { containerId: other, objectiveId })).benefits).toHaveLength(1);
    await world.call('change_objective_name', { containerId: other, objectiveId, name: 'Grow most' });
    const { changed } = await world.call('add_objective_to_map', { containerId: one, objectiveId });
    expect(changed).toEqual([
      { type: 'objective', id: objectiveId, version: 3, name: 'Grow most', nameLower: 'grow most' },
    ]);
    expect((await world.call('get_objective', { containerId: one, objectiveId })).benefits).toHaveLength(1);
  });

  test('of an open release stay on its map until it is completed or they are taken out', async () => {
    const containerId = await newMap();
    const at = await newRelease(containerId);
    const { id: objectiveId, changed } = await world.call('add_objective_to_release', { ...at, name: 'For spring' });
    expect(changed.map(({ type }) => type).sort()).toEqual(['objective', 'release_objective']);
    expect(await names(containerId)).toEqual(['For spring']);
    const leave = () => refusal(world, 'remove_objective_from_map', { containerId, objectiveId });
    expect(await leave()).toBe('409 objective-in-release');
    await world.call('complete_release', at);
    await world.call('uncomplete_release', at);
    expect(await leave()).toBe('409 objective-in-release');
    await world.call('remove_objective_from_release', { ...at, objectiveId });
    expect(await leave()).toBe('went through');
    expect((await world.call('get_release', at)).objectiveIds).toEqual([]);
  });

  test('go with a deleted release, and come back with it', async () => {
    const containerId = await newMap();
    const at = await newRelease(containerId);
    const { id: objectiveId } = await world.call('add_objective_to_release', { ...at, name: 'Gone' });
    await world.call('delete_release', at);
    expect((await world.call('get_objective', { containerId, objectiveId })).releases).toEqual([]);
    await world.call('restore_release', at);
    expect((await world.call('get_release', at)).objectives).toEqual(['Gone']);
    expect((await world.call('get_objective', { containerId, objectiveId })).releases).toHaveLength(1);
  });

  test('of a completed release are neither added nor removed', async () => {
    const containerId = await newMap();
    const at = await newRelease(containerId);
    const { id: objectiveId } = await world.call('add_objective_to_release', { ...at, name: 'In' });
    const { id: problemId } = await world.call('add_problem_to_release', { ...at, name: 'In' });
    await world.call('complete_release', at);
    const completed = '409 release-completed';
    expect(await refusal(world, 'add_objective_to_release', { ...at, name: 'Late' })).toBe(completed);
    expect(await refusal(world, 'add_problem_to_release', { ...at, name: 'Late' })).toBe(completed);
    expect(await refusal(world, 'remove_objective_from_release', { ...at, objectiveId })).toBe(completed);
    expect(await refusal(world, 'remove_problem_from_release', { ...at, problemId })).toBe(completed);
  });

  test('of a release are at most thirty', async () => {
    const containerId = await newMap();
    const at = await newRelease(containerId);
    for (let i = 0; i < MAX_FRAME_OF_RELEASE; i += 1)
      await world.call('add_objective_to_release', { ...at, name: `Objective ${i}` });
    expect(await refusal(world, 'add_objective_to_release', { ...at, name: 'One more' })).toBe(
      '409 too-many-in-release',
    );
    expect(await refusal(world, 'add_problem_to_release', { ...at, name: 'One more' })).toBe('went through');
  });
});

describe('benefits', () => {
  const benefit = { name: 'Faster', description: 'By far', achieved: 10, active: true, start: 5, end: 9 };
  const read = async (at: { containerId: string; objectiveId: string }) =>
    (await world.call('get_objective', at)).benefits;

  test('are added, changed field by field and deleted, and end no earlier than they start', async () => {
    const containerId = await newMap();
    const at = { containerId, objectiveId: await add(containerId, 'With benefits') };
    const { id: benefitId } = await world.call('add_benefit', { ...at, ...benefit });
    await world.call('add_benefit', { ...at, ...benefit, name: 'Earlier', start: 1, end: 1 });
    expect((await read(at)).map(({ name }) => name)).toEqual(['Earlier', 'Faster']);
    expect(await refusal(world, 'add_benefit', { ...at, ...benefit, start: 10 })).toBe('400 start-after-end');
    const change = (fields: Partial<typeof benefit>) => refusal(world, 'change_benefit', { ...at, benefitId, fields });
    expect(await change({ start: 10 })).toBe('400 start-after-end');
    expect(await change({ achieved: 101 })).toBe('400 bad-input');
    expect(await change({ achieved: 0.5 })).toBe('400 bad-input');
    expect(await change({ achieved: 100, start: 10, end: 10 })).toBe('went through');
    expect(await change({ active: false })).toBe('went through');
    expect((await read(at))[1]).toMatchObject({ ...benefit, achieved: 100, start: 10, end: 10, active: false });
    await world.call('delete_benefit', { ...at, benefitId });
    expect((await read(at)).map(({ name }) => name)).toEqual(['Earlier']);
    expect(await change({ active: true })).toBe('404 benefit-does-not-exist');
  });

  test('need their objective on the map', async () => {
    const containerId = await newMap();
    const other = await newMap();
    const objectiveId = await add(containerId, 'Elsewhere');
    const { id: benefitId } = await world.call('add_benefit', { containerId, objectiveId, ...benefit });
    const at = { containerId: other, objectiveId };
    const gone = '404 objective-does-not-exist';
    expect(await refusal(world, 'add_benefit', { ...at, ...benefit })).toBe(gone);
    expect(await refusal(world, 'change_benefit', { ...at, benefitId, fields: { achieved: 1 } })).toBe(gone);
    expect(await refusal(world, 'delete_benefit', { ...at, benefitId })).toBe(gone);
  });

  test('of one objective are at most fifty', async () => {
    const containerId = await newMap();
    const at = { containerId, objectiveId: await add(containerId, 'Full') };
    for (let i = 0; i < 50; i += 1) await world.call('add_benefit', { ...at, ...benefit, name: `Benefit ${i}` });
    expect(await refusal(world, 'add_benefit', { ...at, ...benefit })).toBe('409 too-many-benefits');
  });
});
