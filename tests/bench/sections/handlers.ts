import { randomUUID } from 'node:crypto';
import { tableClient } from '#lambdas/store/table/client.ts';
import { createWorld, type Somebody } from '#tests/calls/support/world.ts';
import type { Aim, Part, TableCell } from '../report/section.ts';
import { median } from '../report/statistics.ts';
import { type BigMap, bigMap } from '../support/bigMap.ts';
import { callDirectly } from '../support/callDirectly.ts';
import { record, replay, undo } from '../support/replay.ts';
import { withStack } from '../support/withStack.ts';

/**
 * Activities of the map that commands work on: more than a handler looks at to judge how full a map is, or the one that
 * grows would have more to read than the other. And of the map that is opened, where the handler has work to do.
 */
const SIZE = 200;
const OPENED_SIZE = 1_000;
const WARM_UP = 20;
const PAIRS = 80;
/** Openings take long enough to vary little. */
const OPENINGS = 30;
const OVERHEAD = 1.15;

/** How much longer a handler takes than its commands to the table. */
export const handlers: Part = {
  name: 'handlers',
  title: 'Handlers over the bare SDK commands that they send',
  measure: () =>
    withStack(async (stack) => {
      const { owner } = await createWorld(stack);
      // The bare commands undo what they write, which would break the handler on the same map.
      const [forHandler, forBare] = [await bigMap(SIZE, owner), await bigMap(SIZE, owner)];
      const opened = await bigMap(OPENED_SIZE, owner);
      const rows: TableCell[][] = [];
      const aims: Aim[] = [];
      for (const [name, size, work, recorded] of [
        ['get_container', OPENED_SIZE, open(opened, owner), open(opened, owner)],
        ...Object.entries(commands).map(
          ([name, workOn]) => [name, SIZE, workOn(forHandler, owner), workOn(forBare, owner)] as const,
        ),
      ] as const) {
        const { handler, bare } = await timed(
          work,
          recorded,
          stack.stream.settled,
          size === OPENED_SIZE ? OPENINGS : PAIRS,
        );
        rows.push([name, size, handler, bare, handler - bare, handler / bare]);
        aims.push({ what: `${name} over its commands`, unit: 'ratio', atMost: OVERHEAD, measured: handler / bare });
      }
      return {
        columns: ['call', 'Activities', 'handler ms', 'bare ms', 'difference ms', 'ratio'],
        rows,
        aims,
        notes: [
          `Medians of ${PAIRS} runs each (${OPENINGS} of get_container), in turns, in one process after ${WARM_UP} runs to warm up; commands with an Idempotency-Key, answers gzipped.`,
          'The table engine runs on the same machine: with a network in between, the same difference is a smaller ratio.',
        ],
      };
    }),
};

/** Makes a call that can be repeated on a map. */
type WorkOn = (map: BigMap, owner: Somebody) => () => Promise<unknown>;

const open: WorkOn =
  ({ containerId }, owner) =>
  () =>
    callDirectly('get_container', { containerId, lists: false }, owner);

const commands: Readonly<Record<string, WorkOn>> = {
  add_what: ({ containerId, columns }, owner) => {
    const { id: parentId = null, children: [afterWhatId = null, beforeWhatId = null] = [] } = columns[0] ?? {};
    return () =>
      callDirectly(
        'add_what',
        { containerId, description: `New ${randomUUID()}`, level: 1, parentId, afterWhatId, beforeWhatId },
        owner,
        randomUUID(),
      );
  },

  update_what_order: ({ containerId, columns }, owner) => {
    let [front = '', next = ''] = columns.map(({ id }) => id);
    return async () => {
      await callDirectly(
        'update_what_order',
        { containerId, whatId: next, newOrder: 0, afterWhatId: null, beforeWhatId: front },
        owner,
        randomUUID(),
      );
      [front, next] = [next, front];
    };
  },
};

/**
 * Median times of a handler and of its commands alone, in ms.
 * @param settled settles once the readers of the table's stream have done their work: none of it belongs to either
 */
async function timed(
  handler: () => Promise<unknown>,
  recorded: () => Promise<unknown>,
  settled: () => Promise<void>,
  pairs: number,
): Promise<{ handler: number; bare: number }> {
  const client = tableClient();
  const recording = await record(client, recorded);
  const times: { handler: number[]; bare: number[] } = { handler: [], bare: [] };
  for (let pair = 0; pair < WARM_UP + pairs; pair += 1) {
    await undo(client, recording);
    const bare = await millisecondsOf(() => replay(client, recording), settled);
    const whole = await millisecondsOf(handler, settled);
    if (pair < WARM_UP) continue;
    times.bare.push(bare);
    times.handler.push(whole);
  }
  return { handler: median(times.handler), bare: median(times.bare) };
}

/** How long some work takes, in ms, once what was written before it has been read from the stream. */
async function millisecondsOf(work: () => Promise<unknown>, settled: () => Promise<void>): Promise<number> {
  await settled();
  const started = performance.now();
  await work();
  return performance.now() - started;
}
