import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { MAX_LINKED_WHOS } from '#shared/model/limits.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { send } from '#tests/calls/support/caller.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { type WhoMap, whosOf } from '#tests/calls/support/whosOf.ts';

const ROUNDS = 8;

const stack = useStack();
let world: SmallWorld;
let whatWho: SmallWorld['linkTypes']['whatWho'];
let whoWho: SmallWorld['linkTypes']['whoWho'];
beforeAll(async () => {
  world = await createSmallWorld(stack());
  ({ whatWho, whoWho } = world.linkTypes);
});

/** A map with the backbone Activity `top`, `child` under it, and some Whos. */
async function mapWith(names: readonly string[]) {
  const map = await whosOf(world, names);
  const { containerId } = map;
  const addWhat = async (name: string, parentId: string | null) =>
    (
      await world.call('add_what', {
        containerId,
        description: map.text(name),
        level: parentId === null ? 0 : 1,
        parentId,
      })
    ).id;
  const top = await addWhat('top', null);
  return { ...map, top, child: await addWhat('child', top), addWhat };
}
const linkAll = (map: WhoMap, whatId: string, names: readonly string[], type: 0 | 1 = 0) =>
  world.call('add_what_who_links', {
    containerId: map.containerId,
    whatId,
    linkTypeId: whatWho[type],
    whoIds: names.map((name) => map.id(name)),
  });

describe('links between Activities and Whos', () => {
  test('are added for several Whos at once, changed and removed, and shown at both ends', async () => {
    const map = await mapWith(['A', 'B']);
    const { containerId, child, top } = map;
    const added = await linkAll(map, child, ['A', 'B', 'A']);
    expect(added.changed.map(({ type, whatId, whoId, linkTypeId }) => [type, whatId, whoId, linkTypeId])).toEqual([
      ['what_who_link', child, map.id('A'), whatWho[0]],
      ['what_who_link', child, map.id('B'), whatWho[0]],
    ]);
    await linkAll(map, top, ['A'], 1);
    await world.call('change_what_who_link', {
      containerId,
      whatId: child,
      whoId: map.id('A'),
      linkTypeId: whatWho[1],
    });
    const board = await map.board();
    expect(board.whats.find(({ id }) => id === child)?.whoLinks).toEqual({
      [map.id('A')]: whatWho[1],
      [map.id('B')]: whatWho[0],
    });
    expect(board.whos.find(({ id }) => id === map.id('A'))?.whatLinks).toEqual({
      [child]: whatWho[1],
      [top]: whatWho[1],
    });
    const removed = await world.call('remove_what_who_link', { containerId, whatId: child, whoId: map.id('A') });
    expect(removed.removed).toMatchObject([{ type: 'what_who_link', version: 3 }]);
    expect((await map.board()).whatWhoLinks).toHaveLength(2);
    expect((await linkAll(map, child, ['A'])).changed).toMatchObject([{ version: 4, linkTypeId: whatWho[0] }]);
  });

  test('skip Whos that are linked already, and keep their type', async () => {
    const map = await mapWith(['A', 'B']);
    await linkAll(map, map.child, ['A']);
    const changed = [
      { whoId: map.id('A'), linkTypeId: whatWho[0] },
      { whoId: map.id('B'), linkTypeId: whatWho[1] },
    ];
    expect((await linkAll(map, map.child, ['A', 'B'], 1)).changed).toMatchObject(changed);
    expect(await linkAll(map, map.child, ['A', 'B'])).toMatchObject({ change: null, changed });
    expect((await map.board()).whats.find(({ id }) => id === map.child)?.whoLinks).toEqual({
      [map.id('A')]: whatWho[0],
      [map.id('B')]: whatWho[1],
    });
  });

  test(`of ${MAX_LINKED_WHOS} Whos fit into one change, and no more`, async () => {
    const names = Array.from({ length: MAX_LINKED_WHOS }, (_, i) => `Who ${i}`);
    const map = await mapWith([]);
    for (let i = 0; i < names.length; i += 9) await Promise.all(names.slice(i, i + 9).map((name) => map.add(name)));
    const answer = await send(
      stack(),
      'add_what_who_links',
      { containerId: map.containerId, whatId: map.child, linkTypeId: whatWho[0], whoIds: names.map(map.id) },
      world.owner.idToken,
      { 'idempotency-key': 'all' },
    );
    expect(answer.body['changed']).toHaveLength(MAX_LINKED_WHOS);
    const tooMany = {
      containerId: map.containerId,
      whatId: map.child,
      linkTypeId: whatWho[0],
      whoIds: [...names, 'x'].map(() => map.id('Who 0')),
    };
    expect(await refusal(world, 'add_what_who_links', tooMany)).toBe('400 bad-input');
  });

  test('need both ends on this map, and a type of the company', async () => {
    const map = await mapWith(['A', 'B']);
    const elsewhere = await mapWith(['X']);
    const refusalOf = (change: Partial<CallInput<'add_what_who_links'>>) =>
      refusal(world, 'add_what_who_links', {
        containerId: map.containerId,
        whatId: map.child,
        linkTypeId: whatWho[0],
        whoIds: [map.id('A')],
        ...change,
      });
    expect(await refusalOf({ whatId: elsewhere.child })).toBe('404 what-does-not-exist');
    expect(await refusalOf({ whoIds: [map.id('A'), elsewhere.id('X')] })).toBe('404 who-does-not-exist');
    expect(await refusalOf({ linkTypeId: whoWho[0] })).toBe('400 link-type-does-not-exist');
    await linkAll(map, map.child, ['A']);
    const link = { containerId: map.containerId, whatId: map.child, whoId: map.id('A'), linkTypeId: whoWho[0] };
    expect(await refusal(world, 'change_what_who_link', link)).toBe('400 link-type-does-not-exist');
    expect(await refusal(world, 'change_what_who_link', { ...link, whoId: map.id('B') })).toBe(
      '404 link-does-not-exist',
    );
    expect(await refusal(world, 'remove_what_who_link', { ...link, whatId: map.top })).toBe('404 link-does-not-exist');
    await map.remove('B');
    expect(await refusalOf({ whoIds: [map.id('B')] })).toBe('404 who-does-not-exist');
    expect((await map.board()).whatWhoLinks).toHaveLength(1);
  });

  test('disappear with either end, also with the Activity above, and do not come back with it', async () => {
    const map = await mapWith(['A', 'B']);
    const { containerId, top, child } = map;
    await linkAll(map, child, ['A']);
    await world.call('delete_what2', { containerId, whatId: top });
    const link = { containerId, whatId: child, whoId: map.id('A'), linkTypeId: whatWho[1] };
    expect((await map.board()).whatWhoLinks).toEqual([]);
    expect(await refusal(world, 'change_what_who_link', link)).toBe('404 what-does-not-exist');
    expect(await refusal(world, 'remove_what_who_link', link)).toBe('404 what-does-not-exist');
    expect(await refusal(world, 'add_what_who_links', { ...link, whoIds: [map.id('B')] })).toBe(
      '404 what-does-not-exist',
    );
    const newTop = await map.addWhat('new top', null);
    expect(await map.addWhat('child', newTop)).toBe(child);
    expect((await map.board()).whatWhoLinks).toEqual([]);
    expect((await linkAll(map, child, ['A'], 1)).changed).toMatchObject([{ version: 2 }]);
    await map.remove('A');
    await world.call('add_who', { containerId, name: map.text('A') });
    expect((await map.board()).whatWhoLinks).toEqual([]);
    expect(await refusal(world, 'change_what_who_link', link)).toBe('404 link-does-not-exist');
  });

  test('are refused when an end is deleted between the read and the write', async () => {
    const map = await mapWith(['A', 'B']);
    const { containerId, child, top } = map;
    const link = (name: string) =>
      refusal(world, 'add_what_who_links', {
        containerId,
        whatId: child,
        linkTypeId: whatWho[0],
        whoIds: [map.id(name)],
      });
    beforeNextCommit(() => map.remove('A'));
    expect(await link('A')).toBe('404 who-does-not-exist');
    beforeNextCommit(() => world.call('delete_what2', { containerId, whatId: top }));
    expect(await link('B')).toBe('404 what-does-not-exist');
    expect((await map.board()).whatWhoLinks).toEqual([]);
  });

  test('and a deletion at once leave nothing behind that comes back with the Who', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const map = await mapWith(['A']);
      const whoId = map.id('A');
      const remove = () => send(stack(), 'delete_who', { containerId: map.containerId, whoId }, world.owner.idToken);
      const link = () =>
        send(
          stack(),
          'add_what_who_links',
          { containerId: map.containerId, whatId: map.child, linkTypeId: whatWho[0], whoIds: [whoId] },
          world.owner.idToken,
        );
      const racing =
        round % 2 === 0 ? { removing: remove(), linking: link() } : { linking: link(), removing: remove() };
      const [removed, linked] = await Promise.all([racing.removing, racing.linking]);
      expect(removed.status, removed.text).toBe(200);
      if (linked.status !== 200) expect(linked.body).toMatchObject({ code: 'who-does-not-exist' });
      await world.call('add_who', { containerId: map.containerId, whoId });
      expect((await map.board()).whatWhoLinks).toEqual([]);
    }
  });
});

describe('links between Whos', () => {
  test('exist once per pair, in either direction, and never with oneself', async () => {
    const map = await mapWith(['A', 'B']);
    const { containerId } = map;
    await map.link('A', 'B');
    const back = { containerId, whoId: map.id('B'), otherWhoId: map.id('A') };
    expect(await refusal(world, 'add_who_who_link', { ...back, linkTypeId: whoWho[1] })).toBe('409 already-linked');
    expect(await refusal(world, 'add_who_who_link', { ...back, otherWhoId: map.id('B'), linkTypeId: whoWho[0] })).toBe(
      '400 own-link',
    );
    expect(await map.board()).toMatchObject({
      whoWhoLinks: [{ whoId: map.id('A'), otherWhoId: map.id('B'), linkTypeId: whoWho[0], version: 1 }],
    });
    expect((await world.call('change_who_who_link', { ...back, linkTypeId: whoWho[1] })).changed).toMatchObject([
      { linkTypeId: whoWho[1], version: 2 },
    ]);
    expect(await world.call('change_who_who_link', { ...back, linkTypeId: whoWho[1] })).toMatchObject({ change: null });
    const whoLinks = Object.fromEntries((await map.board()).whos.map((who) => [who.id, who.whoLinks]));
    expect(whoLinks).toEqual({
      [map.id('A')]: { [map.id('B')]: whoWho[1] },
      [map.id('B')]: { [map.id('A')]: whoWho[1] },
    });
    expect((await world.call('remove_who_who_link', back)).removed).toMatchObject([
      { type: 'who_who_link', version: 3 },
    ]);
    expect(await refusal(world, 'remove_who_who_link', back)).toBe('404 link-does-not-exist');
    expect(await refusal(world, 'change_who_who_link', { ...back, linkTypeId: whoWho[0] })).toBe(
      '404 link-does-not-exist',
    );
  });

  test('need both ends on this map, and a type of the company', async () => {
    const map = await mapWith(['A', 'B']);
    const elsewhere = await whosOf(world, ['X']);
    const refusalOf = (otherWhoId: string, linkTypeId: string) =>
      refusal(world, 'add_who_who_link', { containerId: map.containerId, whoId: map.id('A'), otherWhoId, linkTypeId });
    expect(await refusalOf(elsewhere.id('X'), whoWho[0])).toBe('404 who-does-not-exist');
    expect(await refusalOf(map.id('B'), whatWho[0])).toBe('400 link-type-does-not-exist');
    await map.link('A', 'B');
    expect(
      await refusal(world, 'change_who_who_link', {
        containerId: map.containerId,
        whoId: map.id('A'),
        otherWhoId: map.id('B'),
        linkTypeId: whatWho[0],
      }),
    ).toBe('400 link-type-does-not-exist');
  });

  test('are refused when an end is deleted between the read and the write', async () => {
    const map = await whosOf(world, ['A', 'B', 'C']);
    for (const gone of ['B', 'C']) {
      const pair =
        gone === 'B'
          ? { whoId: map.id('A'), otherWhoId: map.id('B') }
          : { whoId: map.id('C'), otherWhoId: map.id('A') };
      beforeNextCommit(() => map.remove(gone));
      expect(
        await refusal(world, 'add_who_who_link', { containerId: map.containerId, ...pair, linkTypeId: whoWho[0] }),
      ).toBe('404 who-does-not-exist');
    }
    expect(await map.counts('A', 'B')).toEqual({});
  });

  test('exist and count once when both directions are linked at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const map = await whosOf(world, ['A', 'B']);
      const link = (one: string, other: string, type: 0 | 1) =>
        send(
          stack(),
          'add_who_who_link',
          { containerId: map.containerId, whoId: map.id(one), otherWhoId: map.id(other), linkTypeId: whoWho[type] },
          world.owner.idToken,
        );
      const answers = await Promise.all([link('A', 'B', 0), link('B', 'A', 1)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already-linked' });
      const { whoWhoLinks } = await map.board();
      expect(whoWhoLinks).toHaveLength(1);
      expect(await map.counts('A', 'B')).toEqual({ [whoWhoLinks[0]?.linkTypeId ?? '']: 1 });
    }
  });
});

test('a link of an Activity that is hidden under a deleted one is refused like a link that does not exist', async () => {
  const map = await mapWith(['Linked', 'Other']);
  const link = { containerId: map.containerId, whatId: map.child, linkTypeId: whatWho[0] };
  await linkAll(map, map.child, ['Linked']);
  await world.call('delete_what2', { containerId: map.containerId, whatId: map.top });
  for (const whoIds of [[map.id('Linked')], [map.id('Other')]])
    expect(await refusal(world, 'add_what_who_links', { ...link, whoIds })).toBe('404 what-does-not-exist');
  expect(await refusal(world, 'change_what_who_link', { ...link, whoId: map.id('Linked') })).toBe(
    '404 what-does-not-exist',
  );
});
