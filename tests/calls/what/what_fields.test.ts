import { beforeAll, describe, expect, test } from 'vitest';
import { priorityEntity, type PriorityItem } from '#lambdas/entities/company/company.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change as changeStep } from '#lambdas/store/steps.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { send } from '#tests/calls/support/caller.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

type Fields = CallInput<'change_what_fields'>['fields'];
const input = (map: TestMap, name: string, fields: Fields) => ({
  containerId: map.containerId,
  whatId: map.id(name),
  fields,
});
const change = (map: TestMap, name: string, fields: Fields) =>
  world.call('change_what_fields', input(map, name, fields));
const shown = async (map: TestMap, name: string) => (await map.board()).whats.find(({ id }) => id === map.id(name));

/** Deactivates a priority, for which there is no call yet. */
async function deactivate(id: string): Promise<void> {
  const company = companyOfEmail(world.owner.email);
  if (company === undefined) throw new Error('no company');
  const { reader, writer } = companyStore(company);
  const [item] = await reader.get<[PriorityItem]>([rowKeys.setting(reader.keys, 'priority', id)]);
  if (item === undefined) throw new Error('no such priority');
  await writer({ uid: null, tab: null, call: 'test' }).commit('company', [
    changeStep(priorityEntity, item, { active: false }),
  ]);
}

describe('change_what_fields', () => {
  test('sets only the given fields, also of a child; null clears a value', async () => {
    const map = await mapOf(world, 'A: a1');
    for (const name of ['A', 'a1']) {
      const answer = await change(map, name, { priorityId: world.priorityId, cost: 3, size: 2, value: -4 });
      expect(answer.changed).toMatchObject([
        { type: 'what', id: map.id(name), priorityId: world.priorityId, cost: 3, size: 2, value: -4 },
      ]);
      await change(map, name, { cost: null });
      expect(await shown(map, name)).toMatchObject({ priorityId: world.priorityId, cost: null, size: 2, value: -4 });
    }
    expect(await map.outline()).toBe('A: a1');
  });

  test('changes one story map, even when another one uses the Activity', async () => {
    const map = await mapOf(world, 'A');
    const other = await mapOf(world);
    expect((await other.add('A', null, { description: map.text('A') })).id).toBe(map.id('A'));
    await change(map, 'A', { priorityId: world.priorityId, cost: 3, size: 5, value: 8 });
    await world.call('set_rank', { containerId: map.containerId, whatId: map.id('A'), newRank: 1 });
    await world.call('set_what_long_description', {
      containerId: map.containerId,
      whatId: map.id('A'),
      longDescription: 'Here only',
    });
    const at = { containerId: other.containerId, whatId: map.id('A') };
    expect((await other.board()).whats).toMatchObject([
      { id: map.id('A'), priorityId: null, cost: null, size: null, value: null, rankKey: null },
    ]);
    expect((await world.call('what_details', at)).longDescription.text).toBe('');
  });

  test('answers that nothing changed when nothing differs', async () => {
    const map = await mapOf(world, 'A');
    await change(map, 'A', { cost: 3, priorityId: world.priorityId });
    for (const fields of [{}, { cost: 3 }, { cost: 3, size: null, priorityId: world.priorityId }]) {
      expect(await change(map, 'A', fields)).toMatchObject({
        change: null,
        changed: [{ version: 2, cost: 3 }],
        removed: [],
      });
    }
    // Only differences are written, so the log has nothing else.
    expect((await change(map, 'A', { cost: 3, size: 5 })).changed).toMatchObject([{ version: 3, size: 5 }]);
  });

  test('keeps what two people set in different fields at the same moment', async () => {
    const map = await mapOf(world, 'A: a1');
    const edits: Fields[] = [{ cost: 1 }, { size: 2 }, { value: 3 }, { priorityId: world.priorityId }];
    await Promise.all(edits.map((fields) => change(map, 'a1', fields)));
    expect(await shown(map, 'a1')).toMatchObject({
      cost: 1,
      size: 2,
      value: 3,
      priorityId: world.priorityId,
      version: 5,
    });
  });

  test('accepts integers only', async () => {
    const map = await mapOf(world, 'A');
    for (const bad of [1.5, '3', 'many', 1e12, true, [], {}]) {
      for (const field of ['cost', 'size', 'value']) {
        const { status, body } = await send(
          stack(),
          'change_what_fields',
          { ...input(map, 'A', {}), fields: { [field]: bad } },
          world.owner.idToken,
        );
        expect([status, body['code']]).toEqual([400, 'bad-input']);
        expect(body['fieldErrors']).toHaveProperty([`fields.${field}`]);
      }
    }
    expect(await shown(map, 'A')).toMatchObject({ version: 1, cost: null });
  });

  test('accepts an active priority of the company, or the one that is already set', async () => {
    const map = await mapOf(world, 'A | B');
    const { priorityOrder } = await world.call('company_settings', {});
    const [, , , doomed = ''] = priorityOrder;
    await change(map, 'A', { priorityId: doomed });
    await deactivate(doomed);
    expect(await change(map, 'A', { priorityId: doomed })).toMatchObject({ change: null });
    expect(await refusal(world, 'change_what_fields', input(map, 'B', { priorityId: doomed }))).toBe(
      '400 priority-does-not-exist',
    );
    expect(await refusal(world, 'change_what_fields', input(map, 'B', { priorityId: '0'.repeat(20) }))).toBe(
      '400 priority-does-not-exist',
    );
    const other = await createSmallWorld(stack());
    expect(await refusal(world, 'change_what_fields', input(map, 'B', { priorityId: other.priorityId }))).toBe(
      '400 priority-does-not-exist',
    );
    await change(map, 'A', { priorityId: null });
    expect(await shown(map, 'A')).toMatchObject({ priorityId: null });
  });

  test('is refused for an Activity that is gone or hidden, for another map, and to a viewer', async () => {
    const other = await mapOf(world, 'X');
    const map = await mapOf(world, 'A: a1 | B');
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    for (const whatId of [map.id('A'), map.id('a1'), other.id('X')]) {
      expect(
        await refusal(world, 'change_what_fields', { containerId: map.containerId, whatId, fields: { cost: 1 } }),
      ).toBe('404 what-does-not-exist');
    }
    const { containerId, whatId } = { containerId: world.containerId, whatId: world.whats.first };
    expect(await refusal(world, 'change_what_fields', { containerId, whatId, fields: { cost: 1 } }, world.viewer)).toBe(
      '403 permission-denied',
    );
  });
});
