import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { whatEntity, type WhatItem } from '#lambdas/entities/what/what.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { takeTicket } from '#lambdas/store/live/tickets.ts';
import { change } from '#lambdas/store/steps.ts';
import { LIVE_TICKET_MS } from '#shared/model/limits.ts';
import { addressOf, joinLive, type LiveClient, openAt } from '#tests/calls/support/liveClient.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { createSmallWorld, type SmallWorld, storeOf } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
let other: SmallWorld;
beforeAll(async () => {
  [world, other] = [await createSmallWorld(stack()), await createSmallWorld(stack())];
});
afterEach(() => void vi.useRealTimers());

const onMap = () => ({ containerId: world.containerId });
const rename = (name: string) => world.call('change_story_map_name', { ...onMap(), name });
const ticketIn = (address: string) => new URL(address).searchParams.get('ticket') ?? '';

describe('a ticket for a live connection', () => {
  test('opens one connection, of however many that show it at once', async () => {
    const address = await addressOf(world, onMap());
    const opened = await Promise.all([openAt(address), openAt(address), openAt(address)]);
    expect(opened.filter((one) => one === 401)).toHaveLength(2);
    expect(await openAt(address)).toBe(401);
    for (const one of opened) if (typeof one !== 'number') await one.close();
  });

  test('opens nothing after 30 seconds, and not later either', async () => {
    const ticket = ticketIn(await addressOf(world, onMap()));
    expect(await takeTicket(ticket, Date.now() + LIVE_TICKET_MS + 1_000)).toBeUndefined();
    expect(await takeTicket(ticket, Date.now())).toBeUndefined();
    const good = ticketIn(await addressOf(world, onMap()));
    expect(await takeTicket(good, Date.now() + LIVE_TICKET_MS - 1_000)).toMatchObject({
      company: world.domain,
      person: { uid: world.owner.uid },
    });
  });

  test('is of its person and company, and opens nothing when a part of it is replaced', async () => {
    const address = await addressOf(world, onMap());
    const [company, uid, secret] = ticketIn(address).split('.');
    const base = address.split('?')[0];
    const part = (text: string) => Buffer.from(text).toString('base64url');
    const forged = [
      [part(other.domain), uid, secret],
      [company, part(world.viewer.uid), secret],
      [company, uid, part('a'.repeat(43))],
      [part(`${world.domain}#USER#x`), uid, secret],
      [company, part(`${world.owner.uid}#x`), secret],
      [company, uid],
      [''],
    ];
    for (const parts of forged) expect(await openAt(`${base}?ticket=${parts.join('.')}`)).toBe(401);
    expect(await openAt(base ?? '')).toBe(401);
    // None of these attempts has used it up.
    const opened = await openAt(address);
    expect(opened).not.toBe(401);
    if (typeof opened !== 'number') await opened.close();
  });

  test('is not for a story map or an initiative that one may not see', async () => {
    const denied = { status: 403, body: { code: 'permission-denied' } };
    const ask = async (input: object, as: SmallWorld['owner']) =>
      world.call('join_live', { company: false, ...input }, as).then(
        () => 'given',
        (error: unknown) => String(error),
      );
    expect(await ask(onMap(), world.colleague)).toContain(String(denied.status));
    expect(await ask(onMap(), other.owner)).toContain(String(denied.status));
    expect(await ask({ initiativeId: 'AAAAAAAAAAAAAAAAAAAA' }, world.owner)).toContain('initiative-does-not-exist');
    expect(await ask({ company: true }, world.colleague)).toBe('given');
  });

  test('is stored as a hash, and expires with its connection in the table', async () => {
    const address = await addressOf(world, onMap());
    const secret = Buffer.from(ticketIn(address).split('.')[2] ?? '', 'base64url').toString();
    const rows = async () =>
      [...(await tableOf(stack(), world.domain)).values()].filter(({ pk, sk }) =>
        [sk.startsWith('ticket#'), sk.startsWith('live#'), pk.includes('#LIVE#')].some(Boolean),
      );
    expect(JSON.stringify(await rows())).not.toContain(secret);
    const opened = await openAt(address);
    const during = await rows();
    expect(during.length).toBeGreaterThan(0);
    for (const row of during) expect(row['expiresAt']).toBeGreaterThan(Date.now() / 1_000 - 60);
    if (typeof opened === 'number') throw new Error('refused');
    await opened.close();
    await vi.waitFor(async () => expect((await rows()).filter(({ sk }) => sk.startsWith('live#'))).toEqual([]));
  });
});

describe('a live connection', () => {
  test('brings a change of a colleague whole, numbered by its topic, to those who may see it', async () => {
    const [viewer, editor] = [
      await joinLive(world, onMap(), world.viewer),
      await joinLive(world, onMap(), world.editor),
    ];
    const before = (await viewer.ping())[`map:${world.containerId}`] ?? 0;
    const answer = await rename('Renamed');
    await stack().stream.settled();
    const after = await viewer.ping();
    await editor.ping();
    const ofMap = (client: LiveClient) =>
      client.received.filter((message) => 'topic' in message && message.topic === `map:${world.containerId}`);
    expect(ofMap(viewer)).toEqual([
      {
        kind: 'changes',
        topic: `map:${world.containerId}`,
        number: before + 1,
        tabs: [],
        changed: answer.changed,
        removed: answer.removed,
        touched: [],
      },
    ]);
    expect(ofMap(editor)).toEqual(ofMap(viewer));
    expect(after[`map:${world.containerId}`]).toBe(before + 1);
    await Promise.all([viewer.close(), editor.close()]);
  });

  test('brings nothing any more to who lost access to the map, and says why it is closed', async () => {
    const { containerId } = world;
    await world.call('add_member', { containerId, uid: world.colleague.uid, role: 'viewer' });
    const client = await joinLive(world, { containerId }, world.colleague);
    await world.call('remove_member', { containerId, uid: world.colleague.uid });
    await stack().stream.settled();
    expect(await client.closed).toBe(1000);
    await rename('Not for them');
    await stack().stream.settled();
    expect(client.received).toEqual([{ kind: 'closed', reason: 'no-access' }]);
  });

  test('tells administrators of people and requests, and those no longer who are none any more', async () => {
    const { uid } = world.viewer;
    await world.call('set_user_custom_claim_admin', { uid, admin: true });
    await stack().stream.settled();
    const [admin, colleague] = [
      await joinLive(world, { company: true }, world.viewer),
      await joinLive(world, { company: true }, world.colleague),
    ];
    await world.call('add_registered_email', { email: `new@${world.domain}` });
    await stack().stream.settled();
    await Promise.all([admin.ping(), colleague.ping()]);
    const typesOf = (client: LiveClient) =>
      client.received.flatMap((message) =>
        message.kind === 'changes' ? message.touched.map(({ type }) => `${message.topic} ${type}`) : [message.kind],
      );
    expect(typesOf(admin).sort()).toEqual(['admins registered_email', 'company user']);
    expect(typesOf(colleague)).toEqual(['company user']);
    await world.call('set_user_custom_claim_admin', { uid, admin: false });
    await stack().stream.settled();
    await admin.closed;
    expect(admin.received.at(-1)).toEqual({ kind: 'closed', reason: 'no-access' });
    await colleague.close();
  });

  test('tells people of the story maps that they get, lose and get again', async () => {
    const { containerId, colleague } = world;
    const client = await joinLive(world, {}, colleague);
    const told = async () => {
      await stack().stream.settled();
      await client.ping();
      return client.received.splice(0).flatMap((message) => (message.kind === 'changes' ? message.touched : []));
    };
    const of = (type: string) => [{ type, id: containerId, version: expect.any(Number) as number }];
    await world.call('add_member', { containerId, uid: colleague.uid, role: 'viewer' });
    expect(await told()).toEqual(of('member'));
    await world.call('delete_container', { containerId });
    expect(await told()).toEqual(of('story_map'));
    await world.call('restore_story_map', { containerId });
    expect(await told()).toEqual(of('story_map'));
    await world.call('remove_member', { containerId, uid: colleague.uid });
    expect(await told()).toEqual(of('member'));
    await rename('Nothing of theirs');
    expect(await told()).toEqual([]);
    await client.close();
  });

  test('tells who may view all story maps of any that is new, renamed or deleted, and of nothing on it', async () => {
    const { colleague } = world;
    await grant(world, colleague, { globalStoryMapViewer: true });
    await stack().stream.settled();
    const client = await joinLive(world, { company: true }, colleague);
    const told = async () => {
      await stack().stream.settled();
      await client.ping();
      return client.received.splice(0).flatMap((message) => (message.kind === 'changes' ? message.touched : []));
    };
    const { id } = await world.call('story_map_container_create', { name: 'Theirs', why: 'To see' });
    const ofMap = [{ type: 'story_map', id, version: expect.any(Number) as number }];
    expect(await told()).toEqual(ofMap);
    await world.call('change_story_map_name', { containerId: id, name: 'Still theirs' });
    expect(await told()).toEqual(ofMap);
    await world.call('add_what', { containerId: id, description: 'A card', level: 0 });
    expect(await told()).toEqual([]);
    await world.call('delete_container', { containerId: id });
    expect(await told()).toEqual(ofMap);
    await grant(world, colleague, { globalStoryMapViewer: false });
    await rename('No longer theirs');
    await stack().stream.settled();
    await client.closed;
    expect(client.received.at(-1)).toEqual({ kind: 'closed', reason: 'no-access' });
    expect(client.received.flatMap((one) => (one.kind === 'changes' ? one.touched : []))).not.toContainEqual(
      expect.objectContaining({ type: 'story_map' }),
    );
  });

  test('brings nothing any more to who lost access to the application', async () => {
    const client = await joinLive(world, onMap(), world.editor);
    await world.call('remove_registered_email', { email: world.editor.email });
    await stack().stream.settled();
    await client.closed;
    await rename('Not for the former editor');
    await stack().stream.settled();
    await client.closed;
    expect(client.received).toEqual([{ kind: 'closed', reason: 'no-access' }]);
  });

  test('asks its reader to read anew when more has changed than fits into a message', async () => {
    const client = await joinLive(world, onMap(), world.viewer);
    const { containerId } = world;
    const add = (i: number, length: number) =>
      world.call('add_what', { containerId, description: `${i} ${'x'.repeat(length)}`, level: 0, parentId: null });
    const kinds = async () => {
      await stack().stream.settled();
      await client.ping();
      return client.received.splice(0).map(({ kind }) => kind);
    };
    await add(1, 10);
    expect(await kinds()).toEqual(['changes']);
    const { reader, writer } = storeOf(world.domain);
    const whats = await Promise.all(Array.from({ length: 6 }, (_, i) => add(10 + i, 10)));
    await kinds();
    const rows = await reader.get<WhatItem[]>(whats.map(({ id }) => rowKeys.what(reader.keys, containerId, id)));
    const author = writer({ uid: null, tab: null, call: 'test' });
    const long = 'x'.repeat(20_000);
    await author.commit(
      { storyMap: containerId },
      rows.flatMap((row) => (row === undefined ? [] : [change(whatEntity, row, { description: long })])),
    );
    expect(await kinds()).toEqual(['resync']);
    await client.close();
  });

  test('asks its reader to read anew when something comes back with all below it', async () => {
    const client = await joinLive(world, onMap(), world.viewer);
    const { containerId } = world;
    await world.call('delete_what2', { containerId, whatId: world.whats.second });
    await world.call('restore_what', { containerId, whatId: world.whats.second });
    await stack().stream.settled();
    await client.ping();
    expect(client.received.map(({ kind }) => kind)).toContain('resync');
    await client.close();
  });
});
