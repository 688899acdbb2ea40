import { once } from 'node:events';
import WebSocket from 'ws';
import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import type { SmallWorld, Somebody } from './smallWorld.ts';

/** A live connection of a person, with all that it has received. */
export type LiveClient = {
  readonly received: LiveMessage[];
  /** Settles with the code of the end of the connection. */
  readonly closed: Promise<number>;
  /** The next message that arrives. */
  next(): Promise<LiveMessage>;
  /** Sends a ping, and waits for its answer: all that was sent before has arrived then. */
  ping(): Promise<Record<string, number>>;
  /** Sends a message, of whatever form. */
  send(text: string): void;
  close(): Promise<void>;
};

/** The address to open a connection at. */
export async function addressOf(
  world: Pick<SmallWorld, 'call'>,
  input: Partial<CallInput<'join_live'>>,
  as?: Somebody,
): Promise<string> {
  const { url, ticket } = await world.call('join_live', { company: false, ...input }, as);
  return `${url}?ticket=${ticket}`;
}

/** Opens a connection. @returns the status of the refusal when it is refused */
export async function openAt(address: string): Promise<LiveClient | number> {
  const socket = new WebSocket(address);
  const refused = new Promise<number>((resolve) =>
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => {
      socket.terminate();
      resolve(statusCode);
    }),
  );
  socket.on('error', () => undefined);
  const opened = await Promise.race([once(socket, 'open'), refused]);
  if (typeof opened === 'number') return opened;
  const received: LiveMessage[] = [];
  const next: ((message: LiveMessage) => void)[] = [];
  const waiting: ((numbers: Record<string, number>) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as LiveMessage;
    if (message.kind === 'numbers') waiting.shift()?.(message.numbers);
    else {
      received.push(message);
      next.splice(0).forEach((hear) => hear(message));
    }
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  return {
    received,
    closed,
    next: () => new Promise((resolve) => void next.push(resolve)),
    ping: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        socket.send('ping');
      }),
    send: (text) => socket.send(text),
    close: async () => {
      socket.close();
      await closed;
    },
  };
}

/** Joins as a person. @throws when that is refused */
export async function joinLive(
  world: Pick<SmallWorld, 'call'>,
  input: Partial<CallInput<'join_live'>>,
  as?: Somebody,
): Promise<LiveClient> {
  const client = await openAt(await addressOf(world, input, as));
  if (typeof client === 'number') throw new Error(`the connection was refused: ${client}`);
  return client;
}
