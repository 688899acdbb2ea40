import { expect, test, vi } from 'vitest';
import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import type { Socket } from '#web/replica/live/LiveFeed.ts';
import { type Followed, LiveTab } from '#web/replica/live/LiveTab.ts';

class Denied extends Error {}

/** A tab, with what it asks of the server. */
function tabWith() {
  const sockets: (Socket & { isClosed: boolean })[] = [];
  const joined: CallInput<'join_live'>[] = [];
  const server = { mayView: true };
  const tab = new LiveTab(
    async (scopes) => {
      joined.push(scopes);
      if (!server.mayView && scopes.containerId !== undefined) throw new Denied();
      return { url: 'wss://live', ticket: 't' };
    },
    (error) => (error instanceof Denied ? 'containerId' : undefined),
    {
      open: () => {
        const socket = {
          onopen: null,
          onmessage: null,
          onclose: null,
          isClosed: false,
          send: () => undefined,
          close: () => void (socket.isClosed = true),
        } as Socket & { isClosed: boolean };
        sockets.push(socket);
        return socket;
      },
      isVisible: () => true,
      onVisibility: () => () => undefined,
    },
  );
  const open = async () => {
    const count = sockets.length;
    await vi.waitFor(() => expect(sockets.length).toBeGreaterThanOrEqual(Math.max(1, count)));
    sockets.at(-1)?.onopen?.();
  };
  const bring = (message: LiveMessage) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  return { tab, sockets, joined, server, open, bring };
}

/** Something on the screen, with how often it has caught up, and what it was told. */
function shown(scope: Followed['scope'], topic: string) {
  const seen = { caughtUp: 0, entered: 0 };
  const followed: Followed = {
    scope,
    takes: (one) => one === topic,
    enter: () => void (seen.entered += 1),
    catchUp: async () => void (seen.caughtUp += 1),
  };
  return { seen, followed };
}

const touched = (topic: string, type = 'epic'): LiveMessage => ({
  kind: 'changes',
  topic,
  number: 1,
  tabs: [],
  changed: [],
  removed: [],
  touched: [{ type, id: 'a', version: 1 }],
});

test('all that a tab shows shares a connection, and another page replaces it', async () => {
  const { tab, sockets, joined, open, bring } = tabWith();
  const company = shown({ company: true }, 'company');
  const map = shown({ containerId: 'm' }, 'map:m');
  tab.follow(company.followed);
  const leave = tab.follow(map.followed);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  expect(joined).toEqual([{ company: true, containerId: 'm' }]);
  await open();
  await vi.waitFor(() => expect([company.seen.caughtUp, map.seen.caughtUp]).toEqual([1, 1]));
  bring(touched('map:m'));
  expect([company.seen.entered, map.seen.entered]).toEqual([0, 1]);

  leave();
  const other = shown({ initiativeId: 'i' }, 'initiative:i');
  tab.follow(other.followed);
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  expect(joined.at(-1)).toEqual({ company: true, initiativeId: 'i' });
  expect(sockets[0]?.isClosed).toBe(false);
  await open();
  expect(sockets[0]?.isClosed).toBe(true);
  // Only what is new may have missed something.
  await vi.waitFor(() => expect(other.seen.caughtUp).toBe(1));
  expect(company.seen.caughtUp).toBe(1);
});

test('a map that may not be seen leaves the others followed, and is followed again once it may', async () => {
  const { tab, sockets, joined, server, open, bring } = tabWith();
  const own = shown({ company: true }, 'user:u');
  const map = shown({ containerId: 'm' }, 'map:m');
  server.mayView = false;
  tab.follow(own.followed);
  tab.follow(map.followed);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  expect(joined.map(({ containerId }) => containerId)).toEqual(['m', undefined]);
  await open();
  await vi.waitFor(() => expect(map.seen.caughtUp).toBe(1));
  server.mayView = true;
  bring(touched('user:u', 'story_map'));
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  expect(joined.at(-1)).toEqual({ company: true, containerId: 'm' });
  await open();
  await vi.waitFor(() => expect(map.seen.caughtUp).toBe(2));
});

test('a lost message has only those catch up that show its topic', async () => {
  const { tab, sockets, open, bring } = tabWith();
  const [company, map] = [shown({ company: true }, 'company'), shown({ containerId: 'm' }, 'map:m')];
  tab.follow(company.followed);
  tab.follow(map.followed);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  await open();
  await vi.waitFor(() => expect([company.seen.caughtUp, map.seen.caughtUp]).toEqual([1, 1]));
  bring({ kind: 'resync', topic: 'map:m', number: 1 });
  await vi.waitFor(() => expect(map.seen.caughtUp).toBe(2));
  expect(company.seen.caughtUp).toBe(1);
});

test('who is on a map hears of others over the same connection, until it ends', async () => {
  const { tab, sockets, open, bring } = tabWith();
  const heard: string[] = [];
  const stop = tab.follow(shown({ containerId: 'm' }, 'map:m').followed);
  const leave = tab.attend({
    topic: 'map:m',
    opened: () => heard.push('opened'),
    lost: () => heard.push('lost'),
    hear: ({ left }) => heard.push(...left),
  });
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  expect(heard).toEqual([]);
  await open();
  bring({ kind: 'presence', topic: 'map:other', here: [], left: ['elsewhere'] });
  bring({ kind: 'presence', topic: 'map:m', here: [], left: ['ben'] });
  expect(heard.splice(0)).toEqual(['opened', 'ben']);
  // Who comes later, as when it is switched on, is told that there is a connection.
  const late: string[] = [];
  const lateLeave = tab.attend({
    topic: 'map:m',
    opened: () => late.push('opened'),
    lost: () => late.push('lost'),
    hear: () => undefined,
  });
  expect(late).toEqual(['opened']);
  lateLeave();
  sockets[0]?.onclose?.();
  expect([heard.splice(0), late]).toEqual([['lost'], ['opened']]);
  leave();
  stop();
});
