import { beforeAll, describe, expect, test } from 'vitest';
import * as errorTexts from '#shared/texts/errors.ts';
import { send } from '#tests/calls/support/caller.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { type WhoMap, whosOf } from '#tests/calls/support/whosOf.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const usesOf = async (id: string) =>
  (await tableOf(stack(), world.domain)).get(`C#${world.domain}#WHO#${id}\nwho`)?.['uses'];
const labels = async (map: WhoMap) =>
  (await map.board()).whos.map(({ name, group, category }) => [name, group, category]).sort();

describe('adding a Who', () => {
  test('puts it on the map with its group and category; empty texts mean none', async () => {
    const map = await whosOf(world);
    const { id, usedExistingWho, changed } = await map.add('Customer', {
      name: `  ${map.text('Customer')} `,
      group: ' Users ',
      category: '  ',
    });
    expect(usedExistingWho).toBe(false);
    const board = await map.board();
    const [group] = board.whoGroups;
    expect(group).toMatchObject({ version: 1, name: 'Users' });
    const who = { id, version: 1, generation: 0, name: map.text('Customer'), groupId: group?.id, categoryId: null };
    expect(changed).toEqual([
      { type: 'who', ...who },
      { type: 'who_group', ...group },
    ]);
    expect(board.whos).toEqual([{ ...who, group: 'Users', category: null, whatLinks: {}, whoLinks: {} }]);
    expect((await map.board()).whoGroupingMap).toEqual({ groupsStringArr: ['Users'], categoriesStringArr: [] });
  });

  test('requires a name, or a Who of the company', async () => {
    const map = await whosOf(world);
    for (const name of [undefined, null, '', '  ']) {
      const answer = await send(stack(), 'add_who', { containerId: map.containerId, name }, world.owner.idToken);
      expect(answer.body).toMatchObject({ code: 'bad-input', fieldErrors: { name: 'Name is required' } });
    }
    expect(errorTexts.nameRequired).toBe('Name is required');
    expect(await refusal(world, 'add_who', { containerId: map.containerId, name: '', whoId: '0'.repeat(20) })).toBe(
      '404 who-does-not-exist',
    );
  });

  test('reuses the Who of the same name, by that name or by its id, with the labels given', async () => {
    const one = await whosOf(world, ['Customer']);
    const [two, three] = [await whosOf(world, [], one), await whosOf(world, [], one)];
    const byName = await two.add('Customer', { name: `${one.text('CUSTOMER').toLowerCase()} `, group: 'Buyers' });
    const byId = await three.add('Customer', { name: '', whoId: one.id('Customer'), category: 'New' });
    for (const answer of [byName, byId])
      expect(answer).toMatchObject({ id: one.id('Customer'), usedExistingWho: true });
    expect(await labels(one)).toEqual([[one.text('Customer'), null, null]]);
    expect(await labels(two)).toEqual([[one.text('Customer'), 'Buyers', null]]);
    expect(await labels(three)).toEqual([[one.text('Customer'), null, 'New']]);
    expect(await usesOf(one.id('Customer'))).toBe(3);
  });

  test('changes nothing when it is on the map already', async () => {
    const map = await whosOf(world, ['Customer']);
    for (const how of [{}, { name: null, whoId: map.id('Customer') }]) {
      const answer = await map.add('Customer', { ...how, group: 'Elsewhere' });
      expect(answer).toMatchObject({
        id: map.id('Customer'),
        usedExistingWho: true,
        change: null,
        changed: [{ type: 'who', version: 1, groupId: null }],
      });
    }
    expect(await usesOf(map.id('Customer'))).toBe(1);
  });

  test('creates one Who when several people add the name at once', async () => {
    const map = await whosOf(world);
    const add = (name: string) => world.call('add_who', { containerId: map.containerId, name: map.text(name) });
    const answers = await Promise.all(['Courier', 'COURIER', 'courier ', 'Courier', 'Courier'].map(add));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ usedExistingWho }) => !usedExistingWho)).toHaveLength(1);
    expect((await map.board()).whos).toHaveLength(1);
    expect(await usesOf(answers[0]?.id ?? '')).toBe(1);
  });

  test('does not reach into another company, not even by id', async () => {
    const mine = await whosOf(world, ['Customer']);
    const other = await createSmallWorld(stack());
    const theirs = await whosOf(other, [], mine);
    const answer = await theirs.add('Customer');
    expect(answer.usedExistingWho).toBe(false);
    expect(answer.id).not.toBe(mine.id('Customer'));
    expect(await refusal(other, 'add_who', { containerId: theirs.containerId, whoId: mine.id('Customer') })).toBe(
      '404 who-does-not-exist',
    );
  });
});

describe('replacing a Who by another', () => {
  const replace = (map: WhoMap, name: string, other: string, more = {}) =>
    world.call('add_who', {
      containerId: map.containerId,
      name: map.text(name),
      insteadOfWhoId: map.id(other),
      ...more,
    });

  test('adds the one and removes the other in one change', async () => {
    const map = await whosOf(world, ['Clerk', 'Porter']);
    await whosOf(world, ['Courier'], map);
    const answer = await replace(map, 'Courier', 'Clerk', { group: 'Staff' });
    expect(answer).toMatchObject({
      usedExistingWho: true,
      changed: [
        { type: 'who', id: answer.id, name: map.text('Courier') },
        { type: 'who_group', name: 'Staff' },
      ],
      removed: [{ type: 'who', id: map.id('Clerk'), version: 2 }],
    });
    expect((await labels(map)).map(([name]) => name)).toEqual([map.text('Courier'), map.text('Porter')]);
    expect([await usesOf(map.id('Clerk')), await usesOf(answer.id)]).toEqual([0, 2]);
    const { docs } = await world.call('story_map_history', { containerId: map.containerId });
    expect(
      docs
        .slice(0, 3)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['who_created', 'who_deleted', 'who_group_created']);
  });

  test('only removes the other one when the new one is there already, and does nothing to itself', async () => {
    const map = await whosOf(world, ['Clerk', 'Courier']);
    expect(await replace(map, 'Courier', 'Clerk')).toMatchObject({
      id: map.id('Courier'),
      changed: [],
      removed: [{ id: map.id('Clerk') }],
    });
    expect(await replace(map, 'Courier', 'Courier')).toMatchObject({ id: map.id('Courier'), change: null });
    expect((await map.board()).whos).toHaveLength(1);
  });

  test('is refused when the other one has gone meanwhile', async () => {
    const map = await whosOf(world, ['Clerk']);
    await map.remove('Clerk');
    const replaceGone = { containerId: map.containerId, name: map.text('Courier'), insteadOfWhoId: map.id('Clerk') };
    expect(await refusal(world, 'add_who', replaceGone)).toBe('404 who-does-not-exist');
    expect((await map.board()).whos).toEqual([]);
  });
});

describe('deleting a Who', () => {
  test('removes it from this map only; added again it is the same Who, without its links', async () => {
    const map = await whosOf(world, ['Customer', 'Clerk']);
    const other = await whosOf(world, ['Customer'], map);
    await map.link('Customer', 'Clerk');
    const removed = await map.remove('Customer');
    expect(removed.removed).toEqual([{ type: 'who', id: map.id('Customer'), version: 2 }]);
    expect(await map.board()).toMatchObject({ whos: [{ id: map.id('Clerk'), whoLinks: {} }], whoWhoLinks: [] });
    expect((await other.board()).whos).toHaveLength(1);
    expect(await refusal(world, 'delete_who', { containerId: map.containerId, whoId: map.id('Customer') })).toBe(
      '404 who-does-not-exist',
    );
    expect(
      await refusal(world, 'change_who', { containerId: map.containerId, whoId: map.id('Customer'), group: 'x' }),
    ).toBe('404 who-does-not-exist');

    const again = await map.add('Customer', { group: 'Back' });
    expect(again).toMatchObject({
      id: map.id('Customer'),
      usedExistingWho: true,
      changed: [{ version: 3 }, { type: 'who_group', name: 'Back' }],
    });
    expect(await map.board()).toMatchObject({ whos: [{ whoLinks: {} }, { whoLinks: {} }], whoWhoLinks: [] });
    expect(await usesOf(map.id('Customer'))).toBe(2);
  });
});

describe('groups and categories', () => {
  test('are changed for one Who; a field that is not given stays', async () => {
    const map = await whosOf(world);
    await map.add('A', { group: 'G', category: 'c' });
    const change = (labels: { group?: string | null; category?: string | null }) =>
      world.call('change_who', { containerId: map.containerId, whoId: map.id('A'), ...labels });
    await change({ group: 'H' });
    expect(await labels(map)).toEqual([[map.text('A'), 'H', 'c']]);
    expect((await change({ category: '' })).changed).toMatchObject([{ categoryId: null, version: 3 }]);
    for (const same of [{}, { group: 'H' }, { category: null }])
      expect(await change(same)).toMatchObject({
        change: null,
        changed: [
          { type: 'who', id: map.id('A'), categoryId: null, version: 3 },
          { type: 'who_group', name: 'H' },
        ],
        removed: [],
      });
    await Promise.all([change({ group: 'I' }), change({ category: 'd' })]);
    expect(await labels(map)).toEqual([[map.text('A'), 'I', 'd']]);
  });
});
