import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import { LIVE_CONNECTION_MS } from '#shared/model/limits.ts';
import { type Fed, LiveFeed, type Socket } from '#web/replica/live/LiveFeed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection as the test's server sees it. */
class Connection implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: string[] = [];
  isClosed = false;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  bring(message: LiveMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Breaks, whoever wanted it. */
  break(): void {
    this.isClosed = true;
    this.onclose?.();
  }
}

const changes = (number: number, name = String(number)): LiveMessage => ({
  kind: 'changes',
  topic: 'map:m',
  number,
  tabs: [],
  changed: [{ type: 'what', id: 'a', version: number, description: name }],
  removed: [],
  touched: [],
});

/** A page that follows a map, and what it does. */
function page(join?: Fed['join']) {
  const connections: Connection[] = [];
  const seen = {
    entered: [] as number[],
    asked: 0,
    joined: 0,
    visible: true,
    canAsk: true,
    opened: 0,
    lost: 0,
    heard: [] as number[],
    behind: [] as (string | undefined)[],
  };
  let onVisibility = () => {};
  const feed = new LiveFeed(
    {
      join: async () => {
        seen.joined += 1;
        return join === undefined ? { url: 'wss://live', ticket: `t${seen.joined}` } : join();
      },
      enter: ({ number }) => seen.entered.push(number),
      catchUp: async () => {
        seen.asked += 1;
        if (!seen.canAsk) throw new Error('offline');
      },
      fallBehind: (topic) => seen.behind.push(topic),
      opened: () => (seen.opened += 1),
      lost: () => (seen.lost += 1),
      hear: ({ here }) => seen.heard.push(here.length),
    },
    {
      open: (address) => {
        const connection = new Connection(address);
        connections.push(connection);
        return connection;
      },
      isVisible: () => seen.visible,
      onVisibility: (listener) => {
        onVisibility = listener;
        return () => (onVisibility = () => {});
      },
    },
  );
  const show = (visible: boolean) => {
    seen.visible = visible;
    onVisibility();
  };
  const opened = async () => {
    await vi.advanceTimersByTimeAsync(0);
    const connection = connections.at(-1) ?? expect.fail('nothing was opened');
    connection.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    return connection;
  };
  return { feed, connections, seen, show, opened };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a page that follows a map', () => {
  test('shows what arrives, and has asked for what came before the connection', async () => {
    const { feed, seen, opened } = page();
    const connection = await opened();
    expect(connection.address).toBe('wss://live?ticket=t1');
    expect(seen.asked).toBe(1);
    connection.bring({ kind: 'numbers', numbers: { 'map:m': 4 } });
    connection.bring(changes(5));
    connection.bring(changes(6));
    await pass(10_000);
    expect(seen).toMatchObject({ entered: [5, 6], asked: 1 });
    feed.stop();
    expect(connection.isClosed).toBe(true);
  });

  test('asks when a number is missing, or when the server asks it to', async () => {
    const { feed, seen, opened } = page();
    const connection = await opened();
    connection.bring({ kind: 'numbers', numbers: { 'map:m': 4 } });
    connection.bring(changes(6));
    await pass(0);
    expect(seen).toMatchObject({ entered: [6], asked: 2 });
    connection.bring({ kind: 'resync', topic: 'map:m', number: 7 });
    await pass(0);
    expect(seen.asked).toBe(3);
    // The same message twice is no gap.
    connection.bring(changes(7));
    connection.bring(changes(8));
    await pass(0);
    expect(seen.asked).toBe(3);
    feed.stop();
  });

  test('notices by a ping that the last message is missing, and waits for one that is under way', async () => {
    const { feed, seen, opened } = page();
    const connection = await opened();
    connection.bring({ kind: 'numbers', numbers: { 'map:m': 4 } });
    await pass(60_000);
    expect(connection.sent).toEqual(['ping', 'ping']);
    connection.bring({ kind: 'numbers', numbers: { 'map:m': 5 } });
    connection.bring(changes(5));
    await pass(5_000);
    expect(seen.asked).toBe(1);
    connection.bring({ kind: 'numbers', numbers: { 'map:m': 6 } });
    await pass(5_000);
    expect(seen.asked).toBe(2);
    connection.bring({ kind: 'numbers', numbers: { 'map:m': 6 } });
    await pass(5_000);
    expect(seen.asked).toBe(2);
    feed.stop();
  });

  test('connects again after a break, ever later, and asks meanwhile', async () => {
    const { feed, seen, connections, opened } = page();
    (await opened()).break();
    for (let i = 0; i < 8; i += 1) {
      await pass(60_000);
      connections.at(-1)?.break();
    }
    expect(connections.length).toBeGreaterThan(5);
    const before = connections.length;
    const asked = seen.asked;
    await pass(29_000);
    expect(connections.length).toBe(before);
    expect(seen.asked).toBeGreaterThan(asked);
    await pass(31_000);
    expect(connections.length).toBe(before + 1);
    // A new connection asks for what was missed, and ends the asking now and then.
    await opened();
    const last = seen.asked;
    await pass(50_000);
    expect(seen.asked).toBe(last);
    feed.stop();
  });

  test('takes a new connection before the server ends the old one, and misses nothing between', async () => {
    const { feed, seen, connections, opened } = page();
    const old = await opened();
    await pass(LIVE_CONNECTION_MS - 10 * 60_000);
    expect(connections).toHaveLength(2);
    old.bring(changes(1));
    old.bring({ kind: 'presence', topic: 'map:m', here: [], left: ['ben'] });
    expect(old.isClosed).toBe(false);
    const next = await opened();
    expect(old.isClosed).toBe(true);
    old.onclose?.();
    next.bring(changes(2));
    await pass(1_000);
    expect(seen).toMatchObject({ entered: [1, 2], heard: [0], lost: 0 });
    expect(connections).toHaveLength(2);
    feed.stop();
    expect(seen.lost).toBe(1);
  });

  test('asks less and less often while nobody looks, and at once when somebody does', async () => {
    const { feed, seen, show } = page(async () => ({ url: null, ticket: null }));
    await pass(60_000);
    expect(seen.asked).toBe(4);
    show(false);
    await pass(60 * 60_000);
    expect(seen.asked).toBeLessThan(4 + 20);
    const before = seen.asked;
    show(true);
    await pass(0);
    expect(seen.asked).toBe(before + 1);
    await pass(15_000);
    expect(seen.asked).toBe(before + 2);
    expect(seen.joined).toBe(1);
    feed.stop();
    await pass(600_000);
    expect(seen.asked).toBe(before + 2);
  });

  test('ends when its person may not see the map any more', async () => {
    let may = true;
    const { feed, seen, opened } = page(async () => (may ? { url: 'wss://live', ticket: 't' } : undefined));
    const connection = await opened();
    may = false;
    connection.bring({ kind: 'closed', reason: 'no-access' });
    connection.break();
    await pass(5_000);
    const { asked } = seen;
    expect(asked).toBe(2);
    await pass(600_000);
    expect(seen).toMatchObject({ asked, joined: 2 });
    feed.stop();
  });
});
