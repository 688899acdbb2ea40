import { beforeAll, expect, test } from 'vitest';
import * as most from '#shared/model/limits.ts';
import { mapOf, refusal } from '../support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '../support/smallWorld.ts';
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

test('the objectives and problems of a release', async () => {
  const { containerId } = await mapOf(world, 'A');
  const { id: releaseId } = await world.call('create_release', { containerId, name: 'First' });
  const ids = new Map<string, string>();
  const refused = await overfill(
    most.MAX_FRAME_OF_RELEASE,
    async (name) =>
      void ids.set(name, (await world.call('add_objective_to_release', { containerId, releaseId, name })).id),
    (name) => world.call('remove_objective_from_release', { containerId, releaseId, objectiveId: ids.get(name) ?? '' }),
    { containerId },
  );
  expect(refused).toMatch(/^409 too-many/);
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
