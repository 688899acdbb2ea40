import { beforeAll, expect, test } from 'vitest';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import { newId } from '#shared/model/ids.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { putItems, whatRows } from '#tests/calls/support/fillMap.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

/** Counts all story maps. @returns the uses by id, and how many story maps and calls it took */
async function count() {
  const uses = new Map<string, number>();
  let [storyMaps, calls] = [0, 0];
  let after: CallInput<'setting_uses'>['after'] = null;
  do {
    const answer: CallOutput<'setting_uses'> = await world.call('setting_uses', { after });
    for (const { id, count: found } of answer.uses) uses.set(id, (uses.get(id) ?? 0) + found);
    storyMaps += answer.storyMaps;
    calls += 1;
    after = answer.next;
  } while (after !== null);
  return { of: (id: string) => uses.get(id) ?? 0, storyMaps, calls };
}

test('are counted on all story maps of the company, whoever owns them', async () => {
  const before = await count();
  const { priorityId, maturityItemId, linkTypes, reference } = world;
  const [whatWho, whoWho] = [linkTypes.whatWho[1], linkTypes.whoWho[1]];
  const map = await mapOf(world, 'A: a1 | B');
  const inMap = { containerId: map.containerId };
  for (const name of ['A', 'a1', 'B'])
    await world.call('change_what_fields', { ...inMap, whatId: map.id(name), fields: { priorityId } });
  const [whoId = '', otherWhoId = ''] = await Promise.all(
    ['Rider', 'Baker'].map(async (name) => (await world.call('add_who', { ...inMap, name })).id),
  );
  await world.call('add_what_who_links', { ...inMap, whatId: map.id('A'), linkTypeId: whatWho, whoIds: [whoId] });
  await world.call('add_who_who_link', { ...inMap, whoId, otherWhoId, linkTypeId: whoWho });
  await world.call('add_what_reference_link', { ...inMap, whatId: map.id('B'), name: 'Plan', type: reference.type });
  for (const which of ['current', 'future'] as const)
    await world.call('set_what_maturity', { ...inMap, whatId: map.id('B'), which, maturityItemId, level: 3 });
  // What was removed itself counts no more, and neither does a priority that was taken back.
  await world.call('change_what_fields', { ...inMap, whatId: map.id('B'), fields: { priorityId: null } });
  await world.call('delete_what2', { ...inMap, whatId: map.id('a1') });

  const after = await count();
  const more = (id: string) => after.of(id) - before.of(id);
  expect([priorityId, whatWho, whoWho, reference.type, maturityItemId].map(more)).toEqual([1, 1, 1, 1, 1]);
  expect(after.storyMaps).toBe(before.storyMaps + 1);
  await world.call('delete_container', inMap);
  expect((await count()).of(whatWho)).toBe(before.of(whatWho));
});

test('are counted in several calls on a story map of 10,000 Activities, and after it', async () => {
  const company = companyOfEmail(world.owner.email) ?? expect.fail('no company');
  const { containerId } = await mapOf(world);
  const before = await count();
  const ids = Array.from({ length: 10_000 }, newId);
  const rows = whatRows(company, containerId, ids, 9, (i) => `Activity ${i}`);
  await putItems(
    stack(),
    rows.map((row) => ({ ...row, priorityId: world.priorityId })),
  );
  for (let i = 0; i < 6; i += 1) await mapOf(world);
  const after = await count();
  expect(after.of(world.priorityId) - before.of(world.priorityId)).toBe(10_000);
  expect(after.storyMaps).toBe(before.storyMaps + 6);
  expect(after.calls).toBeGreaterThan(before.calls + 5);
});
