import { presenceMessageSchema } from '#shared/contract/presence.ts';
import { newId } from '#shared/model/ids.ts';
import { joinLive, type LiveClient } from '#tests/calls/support/liveClient.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import type { Part, TableCell } from '../report/section.ts';
import { median, percentile } from '../report/statistics.ts';
import { throughLossyNetwork } from '../support/lossyNetwork.ts';
import { withStack } from '../support/withStack.ts';

/** Connections at once, and the aim for the time of an edit to the other screens at p95, in ms. */
const CONNECTIONS = [
  { count: 2, atMost: 40 },
  { count: 20, atMost: 50 },
  { count: 100, atMost: 80 },
] as const;
const EDITS = 30;
const DELTA_BYTES = 450;
const MISSED = 500;
const CLIENTS = 100;
const RECONNECT_MS = 3_000;
const SEEDS = 1_000;

/** What live editing takes: in time, in bytes, and after breaks. */
export const live: Part = {
  name: 'live',
  title: 'Live editing: an edit to the other screens, messages, breaks',
  measure: () =>
    withStack(async (stack) => {
      const world = await createSmallWorld(stack);
      const times = [];
      for (const { count, atMost } of CONNECTIONS) times.push({ count, atMost, ...(await spread(world, count)) });
      const bytes = Math.max(...times.map((one) => one.bytes));
      const presence = presenceBytes(world);
      const back = await reconnect(world);
      const lossy = await throughLossyNetwork(SEEDS);
      const rows: TableCell[][] = [
        ...times.flatMap(({ count, p50, p95 }) => [
          [`edit to ${count} connections, p50`, 'ms', p50],
          [`edit to ${count} connections, p95`, 'ms', p95],
        ]),
        ['a delta: a changed field, a text, a move', 'bytes', bytes],
        ['who is on a card, sent', 'bytes', presence.card],
        ['the same with a view that is followed', 'bytes', presence.view],
        [`${CLIENTS} connections come back after ${MISSED} entries`, 'ms', back.ms],
        ['of them asked to reload the map', 'clients', back.reloads],
        [`${SEEDS} replicas behind a lossy network: divergent`, 'replicas', lossy.divergent],
        ['they asked for what they missed', 'times', lossy.asks],
        ['they reloaded the map', 'times', lossy.reloads],
      ];
      return {
        columns: ['', 'unit', 'measured'],
        rows,
        aims: [
          ...times.map(({ count, atMost, p95 }) => ({
            what: `edit to ${count} connections, p95`,
            unit: 'ms',
            atMost,
            measured: p95,
          })),
          { what: 'a delta', unit: 'bytes', atMost: DELTA_BYTES, measured: bytes },
          { what: 'coming back', unit: 'ms', atMost: RECONNECT_MS, measured: back.ms },
          { what: 'divergent replicas', unit: 'replicas', atMost: 0, measured: lossy.divergent },
          { what: 'reloads of a map', unit: 'times', atMost: 0, measured: lossy.reloads },
        ],
        notes: [
          `Server, table and all connections in one process. The connections are those of three people; an edit begins before its call and has arrived when its message has been read. ${EDITS} edits each.`,
          'The lossy network loses, doubles and delays one message in ten each; it stands between the real counting of messages and the real replica, and a stand-in for the server.',
        ],
      };
    }),
};

/** The times of edits until each of some connections has them, and the bytes of the largest message. */
async function spread(world: SmallWorld, count: number): Promise<{ p50: number; p95: number; bytes: number }> {
  const { containerId, whats, priorityId } = world;
  const clients = await connect(world, count);
  const edits = [
    (i: number) =>
      world.call('change_what_fields', { containerId, whatId: whats.child, fields: { priorityId, cost: i } }),
    (i: number) =>
      world.call('change_what_description', {
        containerId,
        objectId: whats.second,
        newDescription: `Step ${i} of ${count}, ${newId()}`,
        changeType: 'what_description',
      }),
    (i: number) => world.call('update_what_order', { containerId, whatId: whats.child, newOrder: i % 2 }),
  ];
  const times: number[] = [];
  const sizes: number[] = [];
  for (let i = 0; i < EDITS; i += 1) {
    clients.forEach(({ received }) => received.splice(0));
    const start = performance.now();
    const arrived = clients.map((client) => client.next().then((message) => [message, performance.now()] as const));
    await edits[i % edits.length]?.(i);
    for (const [message, at] of await Promise.all(arrived)) {
      times.push(at - start);
      sizes.push(Buffer.byteLength(JSON.stringify(message)));
    }
  }
  await Promise.all(clients.map((client) => client.close()));
  return { p50: median(times), p95: percentile(times, 0.95), bytes: Math.max(...sizes) };
}

/** Opens connections of the people of a map in turn. */
function connect(world: SmallWorld, count: number): Promise<LiveClient[]> {
  const people = [world.owner, world.editor, world.viewer];
  const { containerId } = world;
  return Promise.all(
    Array.from({ length: count }, (_, i) => joinLive(world, { containerId }, people[i % people.length])),
  );
}

function presenceBytes({ containerId, whats, owner }: SmallWorld): { card: number; view: number } {
  const card = { containerId, selected: whats.child, editing: null, dragging: null };
  const view = { page: 'releases/:releaseId/what/:whatId', ids: [newId(), whats.child], sees: whats.child };
  const bytes = (presence: object) => Buffer.byteLength(JSON.stringify(presenceMessageSchema.parse({ presence })));
  return { card: bytes(card), view: bytes({ ...card, follows: owner.uid, view }) };
}

/** Many tabs that come back at once, each of which has missed many changes. */
async function reconnect(world: SmallWorld): Promise<{ ms: number; reloads: number }> {
  const { containerId, whats } = world;
  const { cursor } = await world.call('get_container', { containerId });
  if (cursor === undefined) throw new Error('a map has a cursor');
  for (let i = 0; i < MISSED; i += 1)
    await world.call('change_what_fields', { containerId, whatId: whats.child, fields: { cost: i + 1 } });
  const start = performance.now();
  const clients = await connect(world, CLIENTS);
  const answers = await Promise.all(
    clients.map(async () => {
      const { tooOld } = await world.call('map_changes', { containerId, since: cursor });
      if (tooOld) await world.call('get_container', { containerId, lists: false });
      return tooOld;
    }),
  );
  const ms = performance.now() - start;
  await Promise.all(clients.map((client) => client.close()));
  return { ms, reloads: answers.filter(Boolean).length };
}
