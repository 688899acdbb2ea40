import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { MAX_EPIC_EXPLORE_OBJECTS, MAX_EPIC_REFERENCES, MAX_EPIC_WHOS } from '#shared/model/limits.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { NO_PARTS, plannedMap } from '#tests/calls/support/plannedMap.ts';
import type { TestRelease } from '#tests/calls/support/releaseOf.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const planned = () => plannedMap(world);
const epicsOf = async (release: TestRelease) => (await release.open('A')).epics;

describe('the fields of an epic', () => {
  test('are set one by one, so that two people who change different fields keep both', async () => {
    const { release, who } = await planned();
    const output = await release.explore('A', 'data_output', 'Bill');
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    const wanted = [
      { cost: 3 },
      { size: 5 },
      { value: -8 },
      { priority: world.priorityId },
      { primaryWho: who },
      { primaryOutput: output },
    ];
    await Promise.all(wanted.map((fields) => world.call('change_epic_fields', { ...epic, fields })));
    expect(await epicsOf(release)).toMatchObject([Object.assign({ version: 7 }, ...wanted)]);
    expect((await release.open('A')).releaseWhat).toMatchObject({ cost: 3, size: 5, value: -8 });
    await world.call('change_epic_fields', { ...epic, fields: { cost: null, size: 6, value: null } });
    expect((await release.open('A')).releaseWhat).toMatchObject({ cost: 0, size: 6, value: 0 });
    expect(await world.call('change_epic_fields', { ...epic, fields: { size: 6 } })).toMatchObject({ change: null });
  });

  test('are not overwritten when somebody else has changed the same field since it was seen', async () => {
    const { release } = await planned();
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    const set = (fields: object, expected: object) =>
      refusal(world, 'change_epic_fields', { ...epic, fields, expect: expected });
    expect(await set({ cost: 3 }, { cost: null })).toBe('went through');
    expect(await set({ cost: 4 }, { cost: null })).toBe('409 value-changed');
    expect(await set({ size: 4 }, { cost: null, size: null })).toBe('went through');
    // Setting the present value is no conflict.
    expect(await set({ cost: 3 }, { cost: null })).toBe('went through');
    expect(await epicsOf(release)).toMatchObject([{ cost: 3, size: 4 }]);
  });

  test('refer only to what exists: an active priority, a Who of the map, an output of the Activity', async () => {
    const { release } = await planned();
    const input = await release.explore('A', 'data_input', 'Order');
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    for (const [fields, code] of [
      [{ priority: '0'.repeat(20) }, '400 priority-does-not-exist'],
      [{ primaryWho: world.whos.customer }, '404 who-does-not-exist'],
      [{ primaryOutput: input }, '404 explore-object-does-not-exist'],
      [{ cost: -1 }, '400 bad-input'],
      [{ size: 1.5 }, '400 bad-input'],
    ] as const)
      expect(await refusal(world, 'change_epic_fields', { ...epic, fields })).toBe(code);
  });
});

describe('the lists of an epic', () => {
  test('keep what several people add and remove at the same moment, each entry once', async () => {
    const { release, who, other } = await planned();
    const items = [await release.explore('A', 'when', 'Monday'), await release.explore('A', 'where', 'Till')];
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    const { type } = world.reference;
    const change = (how: Partial<CallInput<'change_epic_links'>>) =>
      world.call('change_epic_links', { ...epic, ...how });
    await Promise.all([
      ...items.map((id) => change({ add: { explore_objects: [id, id] } })),
      change({ add: { whos: [who] } }),
      change({ add: { whos: [other] } }),
      change({ add: { referenceLinks: [{ name: 'Handbook', type }] } }),
    ]);
    const [now] = await epicsOf(release);
    expect(now?.explore_objects.toSorted()).toEqual(items.toSorted());
    expect(now?.whos.toSorted()).toEqual([who, other].toSorted());
    expect(await change({ add: { whos: [who] }, remove: { explore_objects: ['0'.repeat(20)] } })).toMatchObject({
      change: null,
    });
    await change({ remove: { whos: [who], referenceLinks: [{ name: 'Handbook', type }], explore_objects: items } });
    expect(await epicsOf(release)).toMatchObject([{ whos: [other], referenceLinks: [], explore_objects: [] }]);
  });

  test('refuse what does not exist, and more than an epic holds', async () => {
    const { release } = await planned();
    const foreign = await release.explore('B', 'when', 'Monday');
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    const add = (links: CallInput<'change_epic_links'>['add']) =>
      refusal(world, 'change_epic_links', { ...epic, add: links });
    expect(await add({ explore_objects: [foreign] })).toBe('404 explore-object-does-not-exist');
    expect(await add({ whos: [world.whos.clerk] })).toBe('404 who-does-not-exist');
    expect(await add({ referenceLinks: [{ name: 'x', type: '0'.repeat(20) }] })).toBe(
      '400 reference-type-does-not-exist',
    );
    const items: string[] = [];
    for (let i = 0; i <= MAX_EPIC_EXPLORE_OBJECTS; i += 1) items.push(await release.explore('A', 'when', `Day ${i}`));
    expect(await add({ explore_objects: items.slice(0, -1) })).toBe('went through');
    expect(await add({ explore_objects: items.slice(-1) })).toBe('409 epic-full');
  });

  test('are 40 Whos and 40 references at most', async () => {
    const { release, map } = await planned();
    const { containerId } = map;
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    const add = (links: CallInput<'change_epic_links'>['add']) =>
      refusal(world, 'change_epic_links', { ...epic, add: links });
    const whos: string[] = [];
    for (let i = 0; i <= MAX_EPIC_WHOS; i += 1) {
      const name = map.text(`Who ${i}`);
      whos.push((await world.call('add_who', { containerId, name, group: null, category: null })).id);
    }
    const links = Array.from({ length: MAX_EPIC_REFERENCES + 1 }, (_, i) => ({
      name: `Page ${i}`,
      type: world.reference.type,
    }));
    expect(await add({ whos: whos.slice(0, -1), referenceLinks: links.slice(0, -1) })).toBe('went through');
    expect(await add({ whos: whos.slice(-1) })).toBe('409 epic-full');
    expect(await add({ referenceLinks: links.slice(-1) })).toBe('409 epic-full');
    expect(await epicsOf(release)).toMatchObject([{ whos: whos.slice(0, -1), referenceLinks: links.slice(0, -1) }]);
  });

  test('keep a Who that is deleted', async () => {
    const { release, map, who } = await planned();
    const { containerId } = map;
    const epic = { ...release.place('A'), epicId: await release.write('A', { type: 'who', whoId: who }) };
    await world.call('change_epic_links', { ...epic, add: { whos: [who] } });
    await world.call('change_epic_fields', { ...epic, fields: { primaryWho: who } });
    await world.call('delete_who', { containerId, whoId: who });
    await world.call('change_epic_fields', { ...epic, fields: { cost: 1, primaryWho: who } });
    expect(await epicsOf(release)).toMatchObject([{ whos: [who], primaryWho: who, cost: 1 }]);
  });

  test('name a deleted Who until it is restored, wherever they do so', async () => {
    const { release, map, who, other } = await planned();
    const { containerId } = map;
    const write = async (name: string) => ({ ...release.place('A'), epicId: await release.write('A', name) });
    const deleted = async () => (await release.open('A')).deletedWhos.map(({ name }) => name);
    const [first, second] = [await write('First'), await write('Second')];
    await world.call('change_epic_links', { ...first, add: { whos: [who, other] } });
    await world.call('add_epic_scenario', { ...second, who: other, ...NO_PARTS });
    expect(await deleted()).toEqual([]);
    await world.call('delete_who', { containerId, whoId: other });
    expect(await deleted()).toEqual([map.text('Clerk')]);
    const again = await world.call('add_who', { containerId, name: map.text('Clerk'), group: null, category: null });
    expect(again.id).toBe(other);
    expect(await deleted()).toEqual([]);
  });
});

describe('the notes of an epic', () => {
  test('are saved, and do not overwrite what somebody else has written since', async () => {
    const { release } = await planned();
    const epic = { ...release.place('A'), epicId: await release.write('A', 'Pay') };
    expect((await epicsOf(release))[0]?.notes).toEqual({ id: epic.epicId, version: 0, text: '' });
    const write = (notes: string, seen?: string) =>
      refusal(world, 'set_epic_notes', { ...epic, notes, ...(seen !== undefined && { expect: { notes: seen } }) });
    expect(await write('One', '')).toBe('went through');
    expect(await write('Two', '')).toBe('409 value-changed');
    expect(await write('Two', 'One')).toBe('went through');
    expect(await write('', 'Two')).toBe('went through');
    expect((await epicsOf(release))[0]?.notes).toEqual({ id: epic.epicId, version: 3, text: '' });
  });
});
