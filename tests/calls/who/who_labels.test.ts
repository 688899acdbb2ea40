import { beforeAll, describe, expect, test } from 'vitest';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keysOf } from '#lambdas/store/keys.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_WHO_LABELS } from '#shared/model/limits.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { putItems } from '#tests/calls/support/fillMap.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { type WhoMap, whosOf } from '#tests/calls/support/whosOf.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const addGroup = async ({ containerId }: WhoMap, name: string) =>
  (await world.call('add_who_label', { containerId, kind: 'group', name })).id;
const addCategory = async ({ containerId }: WhoMap, groupId: string | null, name: string) =>
  (await world.call('add_who_label', { containerId, kind: 'category', groupId, name })).id;
const move = (
  { containerId }: WhoMap,
  labelId: string,
  afterLabelId: string | null,
  beforeLabelId: string | null = null,
) => world.call('move_who_label', { containerId, labelId, afterLabelId, beforeLabelId });
const labelsOf = async (map: WhoMap) =>
  (await map.board()).whos.map(({ name, group, category }) => [name, group, category]).sort();
const names = async (map: WhoMap) => (await map.board()).whoGroupingMap;

describe('groups and categories', () => {
  test('are in order of creation, also empty ones, until they are removed', async () => {
    const map = await whosOf(world);
    const users = await addGroup(map, ' Users ');
    await addGroup(map, 'Partners');
    await addCategory(map, users, 'New');
    await addCategory(map, null, 'Loose');
    await map.add('Ann', { group: 'Staff', category: 'Day' });
    await map.remove('Ann');
    expect(await names(map)).toEqual({
      groupsStringArr: ['Users', 'Partners', 'Staff'],
      categoriesStringArr: ['New', 'Day', 'Loose'],
    });
  });

  test('are reused by name, whatever the spelling, one after the other and many at once', async () => {
    const map = await whosOf(world);
    const { containerId } = map;
    const users = await addGroup(map, 'Our users');
    const again = await world.call('add_who_label', { containerId, kind: 'group', name: 'OUR  Users' });
    expect(again).toMatchObject({ id: users, usedExisting: true, change: null, changed: [{ id: users }] });
    // The same name in another group is another category.
    const other = await addGroup(map, 'Others');
    expect(await addCategory(map, users, 'New')).not.toBe(await addCategory(map, other, 'new'));
    await Promise.all(
      ['Ann', 'Bea', 'Cid', 'Dan', 'Eve'].map((name, i) =>
        map.add(name, { group: i % 2 === 0 ? 'our users' : 'Crew', category: i % 2 === 0 ? 'NEW' : 'Day' }),
      ),
    );
    const { whoGroups, whoCategories } = await map.board();
    expect(whoGroups).toHaveLength(3);
    expect(whoCategories).toHaveLength(3);
  });

  test('are renamed in one write, however many Whos they hold', async () => {
    const map = await whosOf(world);
    const { containerId } = map;
    await Promise.all(['Ann', 'Bea', 'Cid'].map((name) => map.add(name, { group: 'Users', category: 'c' })));
    const { whoGroups, whoCategories } = await map.board();
    const [labelId = '', category = ''] = [whoGroups[0]?.id, whoCategories[0]?.id];
    const renamed = await world.call('rename_who_label', { containerId, labelId, name: ' Clients ' });
    expect(renamed.changed).toEqual([{ type: 'who_group', ...whoGroups[0], version: 2, name: 'Clients' }]);
    await world.call('rename_who_label', { containerId, labelId: category, name: 'd' });
    expect((await labelsOf(map)).map(([, ...labels]) => labels)).toEqual(Array(3).fill(['Clients', 'd']));
    expect(await world.call('rename_who_label', { containerId, labelId, name: 'Clients' })).toMatchObject({
      change: null,
    });
    // Its former name is free again, and another spelling of its own is no other name.
    expect(await addGroup(map, 'Users')).not.toBe(labelId);
    expect((await world.call('rename_who_label', { containerId, labelId, name: 'clients' })).changed).toHaveLength(1);
  });

  test('cannot take the name of a sibling', async () => {
    const map = await whosOf(world);
    const { containerId } = map;
    const [users, others] = [await addGroup(map, 'Users'), await addGroup(map, 'Others')];
    const [day, night] = [await addCategory(map, users, 'Day'), await addCategory(map, users, 'Night')];
    const rename = (labelId: string, name: string) =>
      refusal(world, 'rename_who_label', { containerId, labelId, name });
    expect(await rename(others, 'USERS')).toBe('409 label-taken');
    expect(await rename(night, 'day ')).toBe('409 label-taken');
    expect(await rename(day, 'Others')).toBe('went through');
    const both = await Promise.all([rename(users, 'Everybody'), rename(others, 'everybody')]);
    expect(both.sort()).toEqual(['409 label-taken', 'went through']);
    expect(await rename(users, ' ')).toContain('400 bad-input');
  });

  test('move where they are put among their siblings', async () => {
    const map = await whosOf(world);
    const ids = new Map<string, string>();
    for (const name of ['A', 'B', 'C', 'D']) ids.set(name, await addGroup(map, name));
    const id = (name: string) => ids.get(name) ?? '';
    const order = async () => (await names(map))?.groupsStringArr.join('');
    await move(map, id('D'), null, id('A'));
    expect(await order()).toBe('DABC');
    await move(map, id('A'), id('C'));
    expect(await order()).toBe('DBCA');
    expect(await move(map, id('B'), id('D'), id('C'))).toMatchObject({ change: null });
    // A neighbour that has gone is passed over.
    await world.call('remove_who_label', { containerId: map.containerId, labelId: id('C') });
    await move(map, id('A'), id('C'), id('B'));
    expect(await order()).toBe('DAB');
    const inside = [await addCategory(map, id('D'), 'x'), await addCategory(map, id('D'), 'y')];
    await move(map, inside[1] ?? '', null, inside[0] ?? '');
    expect((await names(map))?.categoriesStringArr).toEqual(['y', 'x']);
  });

  test('keep their order when many are put into one place', async () => {
    const map = await whosOf(world);
    const first = await addGroup(map, 'First');
    let last = await addGroup(map, 'Last');
    for (let i = 0; i < 60; i += 1) {
      const id = await addGroup(map, `Group ${i}`);
      await move(map, id, first, last);
      last = id;
    }
    expect((await names(map))?.groupsStringArr).toEqual([
      'First',
      ...Array.from({ length: 60 }, (_, i) => `Group ${59 - i}`),
      'Last',
    ]);
  });
});

describe('removing a group', () => {
  test('keeps its Whos on the map without a group, in one write, and removes its categories', async () => {
    const map = await whosOf(world);
    const { containerId } = map;
    await map.add('Ann', { group: 'Staff', category: 'Day' });
    await map.add('Bea', { group: 'Staff' });
    const [group] = (await map.board()).whoGroups;
    const removed = await world.call('remove_who_label', { containerId, labelId: group?.id ?? '' });
    expect(removed).toMatchObject({ changed: [], removed: [{ type: 'who_group', id: group?.id, version: 2 }] });
    expect(await labelsOf(map)).toEqual([
      [map.text('Ann'), null, null],
      [map.text('Bea'), null, null],
    ]);
    expect(await names(map)).toEqual({ groupsStringArr: [], categoriesStringArr: [] });
    // A new one of the same name is another one, without Whos.
    const again = await addGroup(map, 'Staff');
    expect(again).not.toBe(group?.id);
    expect((await labelsOf(map)).map(([, label]) => label)).toEqual([null, null]);
    await world.call('change_who', { containerId, whoId: map.id('Ann'), groupId: again });
    expect((await labelsOf(map)).map(([, label]) => label)).toEqual(['Staff', null]);
  });

  test('keeps the Whos of a removed category in the group', async () => {
    const map = await whosOf(world);
    await map.add('Ann', { group: 'Staff', category: 'Day' });
    const labelId = (await map.board()).whoCategories[0]?.id ?? '';
    await world.call('remove_who_label', { containerId: map.containerId, labelId });
    expect(await labelsOf(map)).toEqual([[map.text('Ann'), 'Staff', null]]);
  });
});

describe('moving a Who', () => {
  test('goes by the ids of labels, whatever their names are by then', async () => {
    const map = await whosOf(world, ['Ann']);
    const { containerId } = map;
    const group = await addGroup(map, 'Staff');
    const category = await addCategory(map, group, 'Day');
    await world.call('rename_who_label', { containerId, labelId: group, name: 'Crew' });
    const change = { containerId, whoId: map.id('Ann'), groupId: group, categoryId: category };
    expect((await world.call('change_who', change)).changed).toMatchObject([{ groupId: group, categoryId: category }]);
    expect(await labelsOf(map)).toEqual([[map.text('Ann'), 'Crew', 'Day']]);
    await map.add('Bea', { groupId: group, categoryId: category });
    await world.call('change_who', { containerId, whoId: map.id('Ann'), groupId: null });
    expect(await labelsOf(map)).toEqual([
      [map.text('Ann'), null, 'Day'],
      [map.text('Bea'), 'Crew', 'Day'],
    ]);
  });

  test('is refused to a removed label, and to a category of another group', async () => {
    const map = await whosOf(world, ['Ann']);
    const [one, other] = [await addGroup(map, 'One'), await addGroup(map, 'Other')];
    const category = await addCategory(map, one, 'Inside');
    const { containerId } = map;
    await world.call('remove_who_label', { containerId, labelId: other });
    const change = (place: Partial<CallInput<'change_who'>>) =>
      refusal(world, 'change_who', { containerId, whoId: map.id('Ann'), ...place });
    for (const place of [
      { groupId: other },
      { groupId: null, categoryId: category },
      { groupId: category },
      { groupId: one, categoryId: one },
      { groupId: '0'.repeat(20) },
    ])
      expect(await change(place)).toBe('404 label-does-not-exist');
    for (const call of ['rename_who_label', 'remove_who_label'] as const)
      expect(await refusal(world, call, { containerId, labelId: other, name: 'X' })).toBe('404 label-does-not-exist');
    expect(await refusal(world, 'add_who_label', { containerId, kind: 'category', groupId: other, name: 'X' })).toBe(
      '404 label-does-not-exist',
    );
    expect(await change({ groupId: one, categoryId: category })).toBe('went through');
  });
});

test('a map takes no more labels than its limit', async () => {
  const map = await whosOf(world, ['Ann']);
  const { containerId } = map;
  const keys = keysOf(companyOfEmail(world.owner.email) ?? expect.fail('no company'));
  const rows = Array.from({ length: MAX_WHO_LABELS.count - 1 }, newId).map((id, i) => {
    const own = { type: 'who_group', id, version: 1, name: `Group ${i}`, orderKey: `a1${i + 1}V` };
    return { ...rowKeys.whoLabel(keys, containerId, id), ...own };
  });
  await putItems(stack(), rows);
  await addGroup(map, 'The last');
  expect(await refusal(world, 'add_who_label', { containerId, kind: 'group', name: 'More' })).toBe(
    '409 story-map-full',
  );
  const change = { containerId, whoId: map.id('Ann') };
  expect(await refusal(world, 'change_who', { ...change, group: 'More' })).toBe('409 story-map-full');
  expect(await refusal(world, 'change_who', { ...change, group: 'Group 7' })).toBe('went through');
});
