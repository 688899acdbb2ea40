import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import * as rowKeys from '#lambdas/store/keys.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import * as most from '#shared/model/limits.ts';
import { initiativeWith } from '../support/initiativeOf.ts';
import { mapOf, refusal } from '../support/mapOf.ts';
import { createSmallWorld, type SmallWorld, storeOf } from '../support/smallWorld.ts';
import { useStack } from '../support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

/** Fills something up, takes one away, puts another in its place, and undoes the removal. @returns the refusal */
async function overfill(
  max: number,
  add: (name: string) => Promise<unknown>,
  takeAway: (name: string) => Promise<{ change: string | null }>,
  scope: { containerId?: string; initiativeId?: string },
): Promise<string> {
  for (let i = 0; i < max; i += 1) await add(`Number ${i}`);
  const { change } = await takeAway('Number 0');
  const changeIds = [change ?? ''];
  await add('Another');
  return refusal(world, 'revert_change', { ...scope, changeIds });
}

test('the benefits of an objective', async () => {
  const { containerId } = await mapOf(world, 'A');
  const { id: objectiveId } = await world.call('add_objective_to_map', { containerId, name: 'Full desks' });
  const of = { containerId, objectiveId };
  const at = Date.UTC(2026, 0, 1);
  const ids = new Map<string, string>();
  const refused = await overfill(
    most.MAX_BENEFITS,
    async (name) => {
      const benefit = { name, description: '', achieved: 0, active: true, start: at, end: at };
      ids.set(name, (await world.call('add_benefit', { ...of, ...benefit })).id);
    },
    (name) => world.call('delete_benefit', { ...of, benefitId: ids.get(name) ?? '' }),
    { containerId },
  );
  expect(refused).toBe('409 too-many-benefits');
});

test('the references of an Activity', async () => {
  const { containerId, id } = await mapOf(world, 'A');
  const [type] = (await world.call('company_settings', {})).reference_link;
  const linkOf = (name: string) => ({ containerId, whatId: id('A'), name, type: type?.id ?? '' });
  const refused = await overfill(
    most.MAX_REFERENCES,
    (name) => world.call('add_what_reference_link', linkOf(name)),
    (name) => world.call('remove_what_reference_link', linkOf(name)),
    { containerId },
  );
  expect(refused).toBe('409 too-many-references');
});

test('the epics of an Activity in a release, also when one was moved away', async () => {
  const { containerId, id } = await mapOf(world, 'A');
  const release = async (name: string) => {
    const { id: releaseId } = await world.call('create_release', { containerId, name });
    await world.call('add_whats_to_release', { containerId, releaseId, whatIds: [id('A')] });
    return releaseId;
  };
  const [full, other] = [await release('Full'), await release('Other')];
  const at = { containerId, releaseId: full, whatId: id('A') };
  const ids = new Map<string, string>();
  const add = async (text: string) =>
    void ids.set(text, (await world.call('create_epic', { ...at, epic: { type: 'free_text', text } })).id);
  const deleted = await overfill(
    most.MAX_EPICS,
    add,
    (name) => world.call('delete_epic', { ...at, epicId: ids.get(name) ?? '' }),
    { containerId },
  );
  expect(deleted).toBe('409 too-many-epics');
  const { change } = await world.call('move_epic', {
    whatId: id('A'),
    epicId: ids.get('Number 1') ?? '',
    current: { containerId, releaseId: full },
    destination: { containerId, releaseId: other },
  });
  await add('One more');
  expect(await refusal(world, 'revert_change', { containerId, changeIds: [change ?? ''] })).toBe('409 too-many-epics');
});

test('the When, Where and Data items of an Activity in a release', async () => {
  const { containerId, id } = await mapOf(world, 'A');
  const { id: releaseId } = await world.call('create_release', { containerId, name: 'First' });
  await world.call('add_whats_to_release', { containerId, releaseId, whatIds: [id('A')] });
  const at = { containerId, releaseId, whatId: id('A') };
  const ids = new Map<string, string>();
  const refused = await overfill(
    most.MAX_EXPLORE_OBJECTS,
    async (name) => void ids.set(name, (await world.call('add_explore_object', { ...at, type: 'when', name })).id),
    (name) => world.call('remove_explore_object', { ...at, exploreObjectId: ids.get(name) ?? '' }),
    { containerId },
  );
  expect(refused).toBe('409 too-many-explore-objects');
});

test.each(['objective', 'problem'] as const)('the %ss of a release', async (kind) => {
  const { containerId } = await mapOf(world, 'A');
  const { id: releaseId } = await world.call('create_release', { containerId, name: 'First' });
  const of = { containerId, releaseId };
  const ids = new Map<string, string>();
  const refused = await overfill(
    most.MAX_FRAME_OF_RELEASE,
    async (name) => void ids.set(name, (await world.call(`add_${kind}_to_release`, { ...of, name })).id),
    (name) =>
      kind === 'objective'
        ? world.call('remove_objective_from_release', { ...of, objectiveId: ids.get(name) ?? '' })
        : world.call('remove_problem_from_release', { ...of, problemId: ids.get(name) ?? '' }),
    { containerId },
  );
  expect(refused).toBe('409 too-many-in-release');
});

test('the objectives of a problem', async () => {
  const { containerId } = await mapOf(world, 'A');
  const { id: problemId } = await world.call('add_problem_to_map', { containerId, name: 'Idle desks' });
  const of = { containerId, problemId };
  const ids = new Map<string, string>();
  const refused = await overfill(
    most.MAX_PROBLEM_OBJECTIVES,
    async (name) => void ids.set(name, (await world.call('add_objective_to_problem', { ...of, name })).id),
    (name) => world.call('remove_objective_from_problem', { ...of, objectiveId: ids.get(name) ?? '' }),
    { containerId },
  );
  expect(refused).toBe('409 too-many-objectives-of-problem');
});

test.each(['objective', 'problem'] as const)('the story maps that use one %s', async (kind) => {
  const { containerId } = await mapOf(world, 'A');
  const { id } = await world.call(`add_${kind}_to_map`, { containerId, name: 'Shared by all' });
  const { change } =
    kind === 'objective'
      ? await world.call('remove_objective_from_map', { containerId, objectiveId: id })
      : await world.call('remove_problem_from_map', { containerId, problemId: id });
  const { keys } = storeOf(world.domain).reader;
  const { pk, sk } = rowKeys.companyFrame(keys, kind, id);
  // As if 500 other story maps had put it on meanwhile.
  await tableClient().send(
    new UpdateCommand({
      TableName: stack().tableName,
      Key: { pk, sk },
      UpdateExpression: 'SET uses = :uses',
      ExpressionAttributeValues: { ':uses': most.MAX_USES },
    }),
  );
  expect(await refusal(world, 'revert_change', { containerId, changeIds: [change ?? ''] })).toBe('409 used-too-often');
});

test('the releases of an initiative', async () => {
  const names = Array.from({ length: most.MAX_INITIATIVE_RELEASES }, (_, i) => `I${i}`);
  const { id: initiativeId, releases } = await initiativeWith(world, names);
  const { containerId } = world;
  const { change } = await world.call('remove_release_from_initiative', {
    initiativeId,
    releaseId: releases['I0'] ?? '',
  });
  const another = { containerId, releaseId: `${most.NEW_RELEASE}1`, name: 'Another' };
  await world.call('add_releases_to_initiative', { initiativeId, releases: [another] });
  expect(await refusal(world, 'revert_change', { initiativeId, changeIds: [change ?? ''] })).toBe(
    '409 initiative-full',
  );
});

test('the releases of a group', async () => {
  const names = Array.from({ length: most.MAX_GROUP_RELEASES + 1 }, (_, i) => `G${i}`);
  const { id: initiativeId, releases, groupOf, merge } = await initiativeWith(world, names);
  await merge(names.slice(0, -1));
  const { change } = await world.call('remove_release_from_initiative', {
    initiativeId,
    releaseId: releases['G1'] ?? '',
  });
  const [groupId, intoGroupId] = [await groupOf(names.at(-1) ?? ''), await groupOf('G0')];
  await world.call('merge_release_groups', { initiativeId, groupId, intoGroupId });
  expect(await refusal(world, 'revert_change', { initiativeId, changeIds: [change ?? ''] })).toBe(
    '409 release-group-full',
  );
});

test('the Activities of an initiative', async () => {
  const names = Array.from({ length: most.MAX_INITIATIVE_WHATS + 1 }, (_, i) => `I${i}`);
  const { id } = await mapOf(world, names.join(' | '));
  const { id: initiativeId } = await world.call('create_initiative', { name: 'Everything' });
  const all = names.map(id);
  const [first = '', last = ''] = [all[0], all.at(-1)];
  for (let i = 0; i < all.length - 1; i += most.MAX_INITIATIVE_WHATS_AT_ONCE)
    await world.call('add_whats_to_initiative', {
      initiativeId,
      whatIds: all.slice(0, -1).slice(i, i + most.MAX_INITIATIVE_WHATS_AT_ONCE),
    });
  const { change } = await world.call('remove_what_from_initiative', { initiativeId, whatId: first });
  await world.call('add_whats_to_initiative', { initiativeId, whatIds: [last] });
  expect(await refusal(world, 'revert_change', { initiativeId, changeIds: [change ?? ''] })).toBe(
    '409 initiative-full',
  );
});
