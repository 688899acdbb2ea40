import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as rowKeys from '#lambdas/store/keys.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { tableName } from '#lambdas/store/table/table.ts';
import type { Present, PresenceState } from '#shared/contract/presence.ts';
import { newId } from '#shared/model/ids.ts';
import { ABUSIVE_PRESENCE_PER_SECOND, MAX_PRESENCE_BYTES, MAX_PRESENCE_PER_SECOND } from '#shared/model/limits.ts';
import { joinLive, type LiveClient } from '#tests/calls/support/liveClient.ts';
import { createSmallWorld, type SmallWorld, type Somebody, storeOf } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
let other: SmallWorld;
const open: LiveClient[] = [];
beforeAll(async () => {
  [world, other] = [await createSmallWorld(stack()), await createSmallWorld(stack())];
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
  await stack().live.settled();
});

const nothing: PresenceState = { selected: null, editing: null, dragging: null };

/** Opens the map of a world as somebody. */
async function on(place: SmallWorld, as: Somebody): Promise<LiveClient> {
  const client = await joinLive(place, { containerId: place.containerId }, as);
  open.push(client);
  return client;
}

/** Says something, and waits until the server is done with it. A ping arrives after it. */
async function say(client: LiveClient, text: string): Promise<void> {
  client.send(text);
  await client.ping();
  await stack().live.settled();
}

const message = (state: object, containerId = world.containerId) =>
  JSON.stringify({ presence: { containerId, ...nothing, ...state } });
const greet = async (client: LiveClient, state: object = {}) => say(client, message({ ...state, says: 'hello' }));

/** What a client has been told of others since the last time, without the times. */
async function toldTo(client: LiveClient) {
  await client.ping();
  const told = client.received.splice(0).flatMap((one) => (one.kind === 'presence' ? [one] : []));
  const plain = ({ at: _at, from: _from, ...rest }: Present) => rest;
  return { here: told.flatMap(({ here }) => here.map(plain)), left: told.flatMap(({ left }) => left) };
}

/** Waits until a client has been told of nothing but that somebody has left: the server notices the end of a connection. */
async function hasLeft(client: LiveClient): Promise<void> {
  await vi.waitFor(async () => {
    const { here, left } = await toldTo(client);
    expect([here, left.length]).toEqual([[], 1]);
  });
}

describe('what somebody does on a story map', () => {
  test('reaches the other people who are there, with who it is', async () => {
    const [ann, ben] = [await on(world, world.owner), await on(world, world.viewer)];
    await greet(ann, { selected: world.whats.first });
    expect(await toldTo(ann)).toEqual({ here: [], left: [] });
    await greet(ben);
    // Who comes learns who is there, and the others learn of them.
    const annIs = { ...nothing, uid: world.owner.uid, selected: world.whats.first };
    expect((await toldTo(ben)).here).toEqual([annIs]);
    expect((await toldTo(ann)).here).toEqual([{ ...nothing, uid: world.viewer.uid }]);

    await say(ben, message({ dragging: world.whats.second }));
    expect(await toldTo(ann)).toEqual({
      here: [{ ...nothing, uid: world.viewer.uid, dragging: world.whats.second }],
      left: [],
    });
    expect(await toldTo(ben)).toEqual({ here: [], left: [] });
  });

  test('reaches them with what they have on their screen', async () => {
    const [ann, ben] = [await on(world, world.owner), await on(world, world.viewer)];
    await greet(ann);
    await greet(ben, { follows: world.owner.uid });
    expect((await toldTo(ann)).here).toEqual([{ ...nothing, uid: world.viewer.uid, follows: world.owner.uid }]);
    const view = { page: 'releases/:releaseId', ids: [newId()], sees: world.whats.first };
    await say(ann, message({ view }));
    expect((await toldTo(ben)).here.at(-1)).toEqual({ ...nothing, uid: world.owner.uid, view });
  });

  test('reaches neither who follows the map without being there, nor their own other tabs', async () => {
    const [ann, follower, secondTab] = [
      await on(world, world.owner),
      await on(world, world.viewer),
      await on(world, world.owner),
    ];
    await greet(ann, { selected: world.whats.first });
    await greet(secondTab);
    await say(ann, message({ editing: world.whats.first }));
    for (const client of [follower, secondTab]) expect(await toldTo(client)).toEqual({ here: [], left: [] });
  });

  test('ends when they leave, close the page or switch it off', async () => {
    const [ann, ben] = [await on(world, world.owner), await on(world, world.viewer)];
    await greet(ann);
    await greet(ben);
    await toldTo(ann);
    await say(ben, message({ says: 'bye' }));
    expect((await toldTo(ann)).left).toHaveLength(1);
    await say(ann, message({ selected: world.whats.first }));
    expect((await toldTo(ben)).here.slice(1)).toEqual([]);

    await greet(ben);
    await toldTo(ann);
    await ben.close();
    await hasLeft(ann);
  });

  test('ends when they lose access to the map, and says nothing to them any more', async () => {
    const { containerId, colleague } = world;
    await world.call('add_member', { containerId, uid: colleague.uid, role: 'viewer' });
    const [ann, cid] = [await on(world, world.owner), await on(world, colleague)];
    await greet(ann);
    await greet(cid);
    await toldTo(ann);
    await world.call('remove_member', { containerId, uid: colleague.uid });
    await stack().stream.settled();
    await cid.closed;
    await hasLeft(ann);
    cid.received.splice(0);
    await say(ann, message({ selected: world.whats.first }));
    expect(cid.received).toEqual([]);
  });

  test('is in the table only as long as the connection, by ids alone', async () => {
    const ann = await on(world, world.owner);
    await greet(ann, { selected: world.whats.first });
    const rows = async () =>
      [...(await tableOf(stack(), world.domain)).values()].filter(({ pk }) => pk.includes('#LIVE#map:'));
    expect((await rows()).map((row) => row['present'])).toContainEqual({ ...nothing, selected: world.whats.first });
    await ann.close();
    await vi.waitFor(async () => expect((await rows()).filter(({ sk }) => sk.startsWith('connection#'))).toEqual([]));
  });
});

describe('nothing gets through', () => {
  test.each<[string, () => string]>([
    ['of another company', () => message({ selected: world.whats.first }, other.containerId)],
    ['of a map that its connection does not follow', () => message({}, 'AAAAAAAAAAAAAAAAAAAA')],
    ['that names another person', () => message({ uid: world.owner.uid })],
    ['that names another connection', () => message({ from: 'a' })],
    ['with a text in place of an id', () => message({ selected: 'Hello there' })],
    ['with an address in place of a page', () => message({ view: { page: '//evil.example', ids: [], sees: null } })],
    [
      'with a path in place of an id',
      () => message({ view: { page: 'releases/:releaseId', ids: ['../../admin'], sees: null } }),
    ],
    ['with too many ids', () => message({ view: { page: 'releases', ids: Array(3).fill(newId()), sees: null } })],
    ['that follows no person', () => message({ follows: 'everybody' })],
    ['with half of its fields', () => JSON.stringify({ presence: { containerId: world.containerId } })],
    ['with more than one field', () => JSON.stringify({ ...(JSON.parse(message({})) as object), more: 1 })],
    ['that is no JSON', () => '{"presence":'],
    ['that is JSON of something else', () => 'null'],
    ['that is empty', () => ''],
  ])('of a message %s', async (_name, text) => {
    const [ann, ben] = [await on(world, world.owner), await on(world, world.viewer)];
    const stranger = await on(other, other.owner);
    await greet(ann);
    await greet(ben);
    await say(stranger, JSON.stringify({ presence: { containerId: other.containerId, ...nothing, says: 'hello' } }));
    await Promise.all([ann, ben, stranger].map(toldTo));
    await say(ben, text());
    for (const client of [ann, stranger]) expect(await toldTo(client)).toEqual({ here: [], left: [] });
    // The connection is as good as before.
    await say(ben, message({ selected: world.whats.second }));
    expect((await toldTo(ann)).here).toEqual([{ ...nothing, uid: world.viewer.uid, selected: world.whats.second }]);
  });

  test('from a stranger about a map that they name', async () => {
    const ann = await on(world, world.owner);
    await greet(ann);
    const stranger = await on(other, other.owner);
    await say(stranger, message({ selected: world.whats.first, says: 'hello' }));
    expect(await toldTo(stranger)).toEqual({ here: [], left: [] });
    expect(await toldTo(ann)).toEqual({ here: [], left: [] });
  });

  test('from or to somebody who has lost access this moment, before anything has told their connection', async () => {
    const { containerId, colleague } = world;
    await world.call('add_member', { containerId, uid: colleague.uid, role: 'editor' });
    const [ann, cid] = [await on(world, world.owner), await on(world, colleague)];
    await greet(ann);
    await greet(cid);
    await Promise.all([ann, cid].map(toldTo));
    const { reader } = storeOf(world.domain);
    const row = { TableName: tableName(), Key: rowKeys.member(reader.keys, containerId, colleague.uid) };
    await tableClient().send(new DeleteCommand(row));
    await say(ann, message({ selected: world.whats.first }));
    expect(await toldTo(cid)).toEqual({ here: [], left: [] });
    cid.send(message({ selected: world.whats.second }));
    await cid.closed;
    expect(cid.received).toEqual([{ kind: 'closed', reason: 'no-access' }]);
    await hasLeft(ann);
  });

  test('of a message that is too long, whose connection ends', async () => {
    const [ann, ben] = [await on(world, world.owner), await on(world, world.viewer)];
    await greet(ann);
    await greet(ben);
    await toldTo(ann);
    ben.received.splice(0);
    ben.send(message({ selected: world.whats.first }) + ' '.repeat(MAX_PRESENCE_BYTES));
    await ben.closed;
    expect(ben.received).toEqual([{ kind: 'closed', reason: 'too-many-messages' }]);
    await hasLeft(ann);
  });

  test('beyond five messages a second, and who sends many more is let go', async () => {
    const [ann, ben] = [await on(world, world.owner), await on(world, world.viewer)];
    await greet(ann);
    await greet(ben);
    await toldTo(ann);
    const from = Date.now();
    for (let i = 0; i < 4 * MAX_PRESENCE_PER_SECOND; i += 1)
      ben.send(message({ selected: i % 2 === 0 ? world.whats.first : null }));
    await ben.ping();
    await stack().live.settled();
    // The messages fall into as many seconds as the machine took to take them.
    const seconds = Math.floor(Date.now() / 1_000) - Math.floor(from / 1_000) + 1;
    expect((await toldTo(ann)).here.length).toBeLessThanOrEqual(MAX_PRESENCE_PER_SECOND * seconds);

    for (let i = 0; i < 8 * ABUSIVE_PRESENCE_PER_SECOND; i += 1) ben.send(message({}));
    await ben.closed;
    expect(ben.received.at(-1)).toEqual({ kind: 'closed', reason: 'too-many-messages' });
  });
});
