import { beforeAll, expect, test } from 'vitest';
import { orderKeyOfName, upgradeWho } from '#lambdas/entities/who/pendingLabels.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { keyBetween } from '#shared/rules/what/order.ts';
import { putItems } from '#tests/calls/support/fillMap.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { type OwnerOfText, ownersOf, ZERO_WIDTH_SPACE } from '#tests/calls/support/storeAsFormerly.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { type WhoMap, whosOf } from '#tests/calls/support/whosOf.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

/** A map in the shape of the first release: its Whos have their group and category as texts. */
async function oldMap(places: Record<string, [group: string | null, category: string | null]>): Promise<WhoMap> {
  const map = await whosOf(world, Object.keys(places));
  const table = await tableOf(stack(), world.domain);
  const rows = Object.entries(places).map(([name, [group, category]]) => {
    const row = table.get(`C#${world.domain}#MAP#${map.containerId}\nboard#who#${map.id(name)}`);
    const { groupId: _groupId, categoryId: _categoryId, ...rest } = row ?? expect.fail('no row');
    return { ...rest, group, category };
  });
  await putItems(stack(), rows);
  return map;
}

const labelsOf = async (map: WhoMap) =>
  (await map.board()).whos.map(({ name, group, category }) => [name, group, category]).sort();
const groupOf = async (map: WhoMap, name: string) => (await map.board()).whoGroups.find((group) => group.name === name);
const rowsOfLabels = async ({ containerId }: WhoMap) =>
  [...(await tableOf(stack(), world.domain)).values()].filter(
    ({ pk, sk }) => pk.endsWith(containerId) && sk.startsWith('board#wholabel#'),
  );

const staff = { Ann: ['Staff', 'Day'], Bea: ['staff', 'day'], Cid: ['Crew', null], Dan: [null, 'Day'] } as const;
const team = () => oldMap(staff as never);

test('texts on Whos are read as groups and categories, by name, without writing', async () => {
  const map = await team();
  const board = await map.board();
  expect(board.whoGroupingMap).toEqual({ groupsStringArr: ['Crew', 'Staff'], categoriesStringArr: ['Day'] });
  expect(board.whoGroups.map(({ version }) => version)).toEqual([0, 0]);
  expect(board.whoCategories).toHaveLength(2);
  expect((await labelsOf(map)).map(([, ...labels]) => labels)).toEqual([
    ['Staff', 'Day'],
    ['Staff', 'Day'],
    ['Crew', null],
    [null, 'Day'],
  ]);
  expect(await rowsOfLabels(map)).toEqual([]);
});

test('renaming, moving and removing a label writes its row, and no Who', async () => {
  const map = await team();
  const { containerId } = map;
  const group = await groupOf(map, 'Staff');
  const labelId = group?.id ?? '';
  const renamed = await world.call('rename_who_label', { containerId, labelId, name: 'People' });
  expect(renamed.changed).toEqual([{ type: 'who_group', ...group, version: 1, name: 'People' }]);
  expect((await labelsOf(map)).filter(([, label]) => label === 'People')).toHaveLength(2);
  const crew = (await groupOf(map, 'Crew'))?.id ?? '';
  await world.call('move_who_label', { containerId, labelId: crew, afterLabelId: labelId, beforeLabelId: null });
  expect((await map.board()).whoGroupingMap?.groupsStringArr).toEqual(['People', 'Crew']);
  const removed = await world.call('remove_who_label', { containerId, labelId });
  expect(removed.removed).toEqual([{ type: 'who_group', id: labelId, version: 2 }]);
  expect((await labelsOf(map)).map(([, ...labels]) => labels)).toEqual([
    [null, null],
    [null, null],
    ['Crew', null],
    [null, 'Day'],
  ]);
  const { docs } = await world.call('story_map_history', { containerId });
  expect(docs.slice(0, 3).map(({ type, about }) => [type, about])).toEqual([
    ['who_group_removed', 'People'],
    ['who_group_order', 'Crew'],
    ['who_group_name', 'People'],
  ]);
});

test('a label that is removed before it had a row stays removed, and a new one of that name is empty', async () => {
  const map = await team();
  const { containerId } = map;
  const labelId = (await groupOf(map, 'Staff'))?.id ?? '';
  expect((await world.call('remove_who_label', { containerId, labelId })).removed).toMatchObject([{ version: 1 }]);
  expect((await map.board()).whoGroupingMap?.groupsStringArr).toEqual(['Crew']);
  const { id } = await world.call('add_who_label', { containerId, kind: 'group', name: 'Staff' });
  expect(id).not.toBe(labelId);
  expect((await labelsOf(map)).filter(([, label]) => label === 'Staff')).toEqual([]);
});

test('a Who that leaves takes its texts along, and the group stays even if it is empty', async () => {
  const map = await team();
  const { containerId } = map;
  const group = await groupOf(map, 'Crew');
  await world.call('change_who', { containerId, whoId: map.id('Cid'), group: 'Staff', category: 'Day' });
  expect(await groupOf(map, 'Crew')).toEqual({ ...group, version: 1 });
  expect((await labelsOf(map)).filter(([, ...labels]) => labels.join() === 'Staff,Day')).toHaveLength(3);
  await Promise.all([map.remove('Ann'), map.remove('Bea'), map.remove('Dan')]);
  expect((await map.board()).whoGroupingMap).toEqual({
    groupsStringArr: ['Crew', 'Staff'],
    categoriesStringArr: ['Day'],
  });
  expect((await map.board()).whoGroups).toHaveLength(2);
});

test('Whos are added to a label by its id or name, and no other label can take that name', async () => {
  const map = await team();
  const group = await groupOf(map, 'Staff');
  await map.add('Eve', { group: 'STAFF' });
  await map.add('Flo', { groupId: (await groupOf(map, 'Crew'))?.id ?? '' });
  expect((await labelsOf(map)).map(([, label]) => label)).toEqual(
    ['Staff', 'Staff', 'Crew', null, 'Staff', 'Crew'].map((label) => (label === 'Staff' ? 'STAFF' : label)),
  );
  expect((await map.board()).whoGroups.map(({ id }) => id)).toContain(group?.id);
  const other = await team();
  const crew = (await groupOf(other, 'Crew'))?.id ?? '';
  expect(
    await refusal(world, 'rename_who_label', { containerId: other.containerId, labelId: crew, name: 'staff' }),
  ).toBe('409 label-taken');
  expect(
    await world.call('add_who_label', { containerId: other.containerId, kind: 'group', name: 'crew' }),
  ).toMatchObject({
    id: crew,
    usedExisting: true,
  });
});

test('an invisible character keeps the id of a label, so that a label that has a row by now stays the one of its Whos', () => {
  const row = { pk: 'C#acme.test#MAP#desks', sk: 'board#who#ann', type: 'who' };
  const hidden = upgradeWho({ ...row, group: `Sta${ZERO_WIDTH_SPACE}ff`, category: `Da${ZERO_WIDTH_SPACE}y` });
  // As they were derived and stored while invisible characters made another text.
  expect(hidden).toMatchObject({ groupId: 'j70bpeCQvK3F2iAaJPQ2', categoryId: '1xrATa1xgfovho14y57q' });
});

test('two that look the same stay two: each keeps its Whos and its place, written or not, until it is renamed', async () => {
  const twin = `Sta${ZERO_WIDTH_SPACE}ff`;
  const map = await oldMap({ Ann: ['Staff', null], Bea: [twin, null], Cid: ['Crew', null] });
  const { containerId } = map;
  const idOf = async (name: string) => (await groupOf(map, name))?.id ?? '';
  const [staff, hidden] = [await idOf('Staff'), await idOf(twin)];
  expect(staff).not.toBe(hidden);
  const owners = () => ownersOf(world.domain, { placeOf }, twin);
  const placeOf: OwnerOfText['placeOf'] = (keys, name, fold) =>
    rowKeys.whoLabelName(keys, containerId, 'group', null, name, fold);

  // Both sort alike, so which of them is the last is open.
  await world.call('move_who_label', {
    containerId,
    labelId: staff,
    afterLabelId: null,
    beforeLabelId: await idOf('Crew'),
  });
  await world.call('change_who', { containerId, whoId: map.id('Bea'), group: 'Crew' });
  expect(await owners()).toEqual([{ labelId: staff }, { labelId: hidden }]);
  expect((await map.board()).whoGroups.map(({ name }) => name).sort()).toEqual(['Crew', 'Staff', twin].sort());
  await world.call('rename_who_label', { containerId, labelId: hidden, name: 'People' });
  expect(await owners()).toEqual([{ labelId: staff }, undefined]);
});

test('their keys sort by name, numbers by value, and leave room between any two', () => {
  const names = [
    'a',
    'a b',
    'ab',
    'Ábc',
    'abd',
    'team 2',
    'Team 10',
    'z',
    'é',
    'É 2',
    '9',
    '10',
    '2. Liga',
    '地',
    '地方',
    'a-z',
    'O2',
  ];
  const byKey = [...names].sort((a, b) => (orderKeyOfName(a) < orderKeyOfName(b) ? -1 : 1));
  expect(byKey).toEqual([...names].sort(compareNames));
  byKey.forEach((name, i) => {
    const next = byKey[i + 1];
    expect(keyBetween(orderKeyOfName(name), next === undefined ? null : orderKeyOfName(next))).toBeDefined();
  });
  expect(keyBetween(null, orderKeyOfName(byKey[0] ?? ''))).toBeDefined();
  expect(orderKeyOfName('地'.repeat(500)).length).toBeLessThan(60);
});
