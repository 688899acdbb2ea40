import { beforeAll, describe, expect, test } from 'vitest';
import { priorityEntity, type PriorityItem } from '#lambdas/entities/company/company.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

describe('the place of a new Activity', () => {
  test('is the end, unless neighbours are named', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    await map.add('C');
    await map.add('a3', 'A');
    expect(await map.outline()).toBe('A: a1 a2 a3 | B | C');
  });

  test('is after the given neighbour, before the other, or between both', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    await map.add('first', null, { afterWhatId: null });
    await map.add('afterA', null, { afterWhatId: map.id('A') });
    await map.add('beforeB', null, { beforeWhatId: map.id('B') });
    await map.add('between', 'A', { afterWhatId: map.id('a1'), beforeWhatId: map.id('a2') });
    await map.add('top', 'A', { afterWhatId: null, beforeWhatId: map.id('a1') });
    await map.add('bottom', 'A', { afterWhatId: map.id('a2'), beforeWhatId: null });
    expect(await map.outline()).toBe('first | A: top a1 between a2 bottom | afterA | beforeB | B');
  });

  test('is next to the neighbour that is left, or the end when both are gone', async () => {
    const map = await mapOf(world, 'A | B | C | D');
    const remove = (name: string) => world.call('delete_what2', { containerId: map.containerId, whatId: map.id(name) });
    await remove('B');
    await map.add('after', null, { afterWhatId: map.id('A'), beforeWhatId: map.id('B') });
    await map.add('before', null, { afterWhatId: map.id('B'), beforeWhatId: map.id('D') });
    await remove('C');
    await map.add('end', null, { afterWhatId: map.id('B'), beforeWhatId: map.id('C') });
    expect(await map.outline()).toBe('A | after | before | D | end');
  });

  test('ignores neighbours that have another parent or belong to another map', async () => {
    const other = await mapOf(world, 'X');
    const map = await mapOf(world, 'A: a1 | B');
    await map.add('C', null, { afterWhatId: map.id('a1'), beforeWhatId: map.id('B') });
    await map.add('a2', 'A', { afterWhatId: map.id('B'), beforeWhatId: other.id('X') });
    expect(await map.outline()).toBe('A: a1 a2 | C | B');
  });
});

describe('a text that the company has already', () => {
  test('is reused on another map in its existing spelling, whatever the case and white space', async () => {
    const [one, two] = [await mapOf(world), await mapOf(world)];
    const { id, usedExistingWhat } = await one.add('Find a Desk');
    expect(usedExistingWhat).toBe(false);
    const reused = await two.add('same', null, { description: ` ${one.text('find \t a  DESK').toUpperCase()}\u00a0` });
    expect(reused).toMatchObject({
      id,
      usedExistingWhat: true,
      changed: [{ type: 'what', id, description: one.text('Find a Desk') }],
    });
    expect((await two.board()).whats).toMatchObject([{ id, description: one.text('Find a Desk'), cost: null }]);
  });

  test('is reused when a colleague adds it between the read and the write', async () => {
    const [one, two] = [await mapOf(world), await mapOf(world)];
    const text = { description: 'Both at once' };
    let theirs: { id: string } | undefined;
    beforeNextCommit(async () => (theirs = await one.add('A', null, text)));
    expect(await two.add('A', null, text)).toMatchObject({ id: theirs?.id, usedExistingWhat: true });
  });

  test('that was deleted is added again once, when a colleague does so at the same moment', async () => {
    const map = await mapOf(world, 'A');
    const [whatId, text] = [map.id('A'), { description: map.text('A') }];
    await world.call('delete_what2', { containerId: map.containerId, whatId });
    beforeNextCommit(() => map.add('A', null, text));
    expect(await map.add('A', null, text)).toMatchObject({ id: whatId, usedExistingWhat: true, change: null });
    expect(await map.outline()).toBe('A');
  });

  test('is not reused for another company', async () => {
    const other = await createSmallWorld(stack());
    const [mine, theirs] = [await mapOf(world, 'Ours'), await mapOf(other)];
    const answer = await theirs.add('Ours', null, { description: mine.text('Ours') });
    expect(answer.usedExistingWhat).toBe(false);
    expect(answer.id).not.toBe(mine.id('Ours'));
  });

  test('stays where it is when it is on the map, whatever place was requested', async () => {
    const map = await mapOf(world, 'A: a1 | B');
    const before = await map.board();
    for (const place of [
      { level: 0, parentId: null },
      { level: 1, parentId: map.id('B') },
      { level: 1, parentId: map.id('A'), afterWhatId: null, beforeWhatId: map.id('a1') },
    ] as const) {
      const answer = await world.call('add_what', {
        containerId: map.containerId,
        description: map.text('A1'),
        ...place,
        fields: { cost: 7 },
      });
      expect(answer).toMatchObject({
        id: map.id('a1'),
        usedExistingWhat: true,
        change: null,
        removed: [],
        changed: [{ id: map.id('a1'), parentId: map.id('A'), cost: null }],
      });
    }
    expect(await map.board()).toEqual(before);
  });

  test('cannot be placed under itself', async () => {
    const map = await mapOf(world, 'A: a1 | B');
    const before = await map.board();
    for (const neighbours of [{}, { afterWhatId: map.id('a1'), beforeWhatId: null }]) {
      const answer = await world.call('add_what', {
        containerId: map.containerId,
        description: map.text('a'),
        level: 1,
        parentId: map.id('A'),
        ...neighbours,
      });
      expect(answer).toMatchObject({ id: map.id('A'), usedExistingWhat: true, change: null });
    }
    expect(await map.board()).toEqual(before);
  });

  test('is compared by its letters only', async () => {
    const map = await mapOf(world, 'Pay');
    expect((await map.add('Pay!')).usedExistingWhat).toBe(false);
    expect((await map.add('Paying')).usedExistingWhat).toBe(false);
    expect(await map.outline()).toBe('Pay | Pay! | Paying');
  });
});

describe('an Activity that was deleted', () => {
  test('comes back by its text as a new one: higher version, new fields, new place', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    const before = (await map.board()).whats.find((what) => what.id === map.id('a1'));
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('a1') });
    const answer = await map.add('a1', 'B', { fields: { cost: 5 } });
    expect(answer).toMatchObject({
      id: before?.id,
      usedExistingWhat: true,
      changed: [{ cost: 5, size: null, parentId: map.id('B') }],
    });
    expect(answer.changed[0]?.version).toBe((before?.version ?? 0) + 2);
    expect(await map.outline()).toBe('A: a2 | B: a1');
  });

  test('of the backbone comes back without the children that were deleted with it, which can be added again one by one', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 | B');
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    // Hidden under the deleted parent: it can move elsewhere before the parent comes back ...
    expect(await map.add('a1', 'B')).toMatchObject({ usedExistingWhat: true });
    await map.add('A');
    expect(await map.outline()).toBe('B: a1 | A');
    // ... and afterwards, under the parent again or onto the backbone.
    const hidden = (
      await world.call('add_what', {
        containerId: map.containerId,
        description: map.text('a2'),
        level: 1,
        parentId: map.id('A'),
        afterWhatId: null,
        beforeWhatId: null,
      })
    ).id;
    expect(hidden).toBe(map.id('a2'));
    await map.add('a3');
    expect(await map.outline()).toBe('B: a1 | A: a2 | a3');
    // Nothing is counted twice: once its only child has left, A can go under another.
    await world.call('move_what', { containerId: map.containerId, whatId: map.id('a2'), newParentId: map.id('B') });
    await world.call('move_what', { containerId: map.containerId, whatId: map.id('A'), newParentId: map.id('B') });
    expect(await map.outline()).toBe('B: a1 a2 A | a3');
  });

  test('of the backbone can come back as a child, and a child as backbone Activity', async () => {
    const map = await mapOf(world, 'A: a1 | B');
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    await map.add('a1');
    await map.add('A', 'a1');
    expect(await map.outline()).toBe('B | a1: A');
  });
});

describe('the fields of a new Activity', () => {
  test('are saved', async () => {
    const map = await mapOf(world);
    const fields = { priorityId: world.priorityId, cost: 3, size: 0, value: -1_000_000_000 };
    await map.add('A', null, { fields });
    expect((await map.board()).whats).toMatchObject([
      { ...fields, level: 0, parentId: null, rankKey: null, version: 1, childOrder: [] },
    ]);
  });

  test('are validated: level and parent, a parent on this map, an active priority of the company', async () => {
    const other = await mapOf(world, 'Elsewhere');
    const map = await mapOf(world, 'A: a1');
    const { containerId } = map;
    const add = (input: object) =>
      refusal(world, 'add_what', { containerId, description: 'Refused', level: 1, parentId: map.id('A'), ...input });
    expect(await add({ parentId: map.id('a1') })).toBe('400 level-mix');
    expect(await add({ parentId: null })).toBe('400 level-mix');
    expect(await add({ level: 0 })).toBe('400 level-mix');
    expect(await add({ parentId: other.id('Elsewhere') })).toBe('404 parent-does-not-exist');
    await world.call('delete_what2', { containerId, whatId: map.id('A') });
    expect(await add({})).toBe('404 parent-does-not-exist');

    const unknown = '0'.repeat(20);
    expect(await add({ level: 0, parentId: null, fields: { priorityId: unknown } })).toBe(
      '400 priority-does-not-exist',
    );
    const { reader, writer } = companyStore(companyOfEmail(world.owner.email) ?? expect.fail('no company'));
    const [priority] = await reader.get<[PriorityItem]>([rowKeys.setting(reader.keys, 'priority', world.priorityId)]);
    await writer({ uid: null, tab: null, call: 'test' }).commit('company', [
      change(priorityEntity, priority ?? expect.fail('no priority'), { active: false }),
    ]);
    expect(await add({ level: 0, parentId: null, fields: { priorityId: world.priorityId } })).toBe(
      '400 priority-does-not-exist',
    );
    expect(await map.outline()).toBe('');
  });
});
