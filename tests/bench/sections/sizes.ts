import { randomUUID } from 'node:crypto';
import { createWorld, type Somebody } from '#tests/calls/support/world.ts';
import type { Aim, Part, TableCell } from '../report/section.ts';
import { logLogSlope, median } from '../report/statistics.ts';
import { type BigMap, bigMap } from '../support/bigMap.ts';
import { callDirectly } from '../support/callDirectly.ts';
import { type Cost, countCosts } from '../support/costs.ts';
import { withStack } from '../support/withStack.ts';

/** Activities of a map, and the number of timed openings: fewer where a figure varies less. */
const SIZES = [
  { size: 100, opened: 24 },
  { size: 1_000, opened: 12 },
  { size: 5_000, opened: 4 },
  { size: 10_000, opened: 4 },
];
const ROUNDS = 4;
/** A reorder on the backbone: item, log entry and idempotency record, of two units each. */
const REORDER_UNITS = 6;
const OPEN_SLOPE = 1.02;

/** How the costs of a map grow with its size. */
export const sizes: Part = {
  name: 'sizes',
  title: 'What a map costs by its size',
  measure: () =>
    withStack(async (stack) => {
      const { owner } = await createWorld(stack);
      const maps: Sized[] = [];
      for (const { size, opened } of SIZES) maps.push({ size, opened, map: await bigMap(size, owner) });
      const open = await openings(maps, owner);
      const moves: TableCell[][] = [];
      for (const { size, map } of maps) moves.push(...(await movesOn(map, size, owner)));
      const onBackbone = moves.filter(([what]) => String(what).startsWith('reorder on the backbone'));
      return {
        columns: [
          'what',
          'Activities',
          'requests',
          'depth',
          'read units',
          'write units',
          'bytes',
          'bytes sent',
          'CPU ms',
          'CPU ratio',
        ],
        rows: [...open.rows, ...moves],
        aims: [
          ...open.aims,
          {
            what: 'reorder on the backbone, dearest',
            unit: 'write units',
            atMost: REORDER_UNITS,
            measured: Math.max(...onBackbone.map((row) => Number(row[5]))),
          },
        ],
        notes: [
          'CPU: of this process, so of handler and SDK without the engine; median, the sizes in turns. Ratio: to the smallest map.',
          'Moves are sent with an Idempotency-Key. "by number": only the position is given, as by a client that does not know the neighbours.',
        ],
      };
    }),
};

type Sized = { size: number; opened: number; map: BigMap };

async function openings(maps: readonly Sized[], owner: Somebody): Promise<{ rows: TableCell[][]; aims: Aim[] }> {
  const measure = countCosts();
  const open = ({ map }: Sized) => callDirectly('get_container', { containerId: map.containerId, lists: false }, owner);
  const exact: Measurement[] = [];
  for (const sized of maps) exact.push(await measure(() => open(sized)));
  const times = maps.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, sized] of maps.entries()) {
      for (let turn = 0; turn < sized.opened / ROUNDS; turn += 1) times[i]?.push(await cpuTime(() => open(sized)));
    }
  }
  const cpu = times.map(median);
  const slopeOf = (costs: readonly number[]) => logLogSlope(maps.map(({ size }, i) => ({ size, cost: costs[i] ?? 0 })));
  return {
    rows: exact.map((one, i) => [
      ...exactRow('open (get_container)', maps[i]?.size ?? 0, one),
      cpu[i] ?? null,
      (cpu[i] ?? 0) / (cpu[0] ?? 1),
    ]),
    aims: [
      {
        what: 'open: slope of read units over size',
        unit: 'log-log',
        atMost: OPEN_SLOPE,
        measured: slopeOf(exact.map(({ cost }) => cost.readUnits)),
      },
      { what: 'open: slope of CPU time over size', unit: 'log-log', atMost: OPEN_SLOPE, measured: slopeOf(cpu) },
    ],
  };
}

type Measurement = { cost: Cost; result: { plainBytes: number; sentBytes: number } };

const exactRow = (what: string, size: number, { cost, result }: Measurement): TableCell[] => [
  what,
  size,
  cost.requests,
  cost.depth,
  cost.readUnits,
  cost.writeUnits,
  result.plainBytes,
  result.sentBytes,
];

/** CPU time of this process while something runs, in ms. */
async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The three kinds of move to the top of a row, with the new neighbours named and by number only. */
async function movesOn({ containerId, columns }: BigMap, size: number, owner: Somebody): Promise<TableCell[][]> {
  const [first, second, third] = columns;
  const [last, lastButOne] = columns.toReversed();
  if (!first || !second || !third || !last || !lastButOne) throw new Error('a big map has more columns');
  const child = (column: typeof first, row: number) => column.children.at(row) ?? '';
  const toTop = (whatId: string, before?: string) => ({
    containerId,
    whatId,
    newOrder: 0,
    ...(before !== undefined && { afterWhatId: null, beforeWhatId: before }),
  });
  const reorder = (whatId: string, before?: string) => (key: string) =>
    callDirectly('update_what_order', toTop(whatId, before), owner, key);
  const reparent = (whatId: string, newParentId: string, before?: string) => (key: string) =>
    callDirectly('move_what', { ...toTop(whatId, before), newParentId }, owner, key);
  const moves: { what: string; move: (key: string) => Promise<Measurement['result']> }[] = [
    { what: 'reorder on the backbone', move: reorder(last.id, first.id) },
    { what: 'reorder on the backbone, by number', move: reorder(lastButOne.id) },
    { what: 'reorder of a child', move: reorder(child(first, -1), child(first, 0)) },
    { what: 'reorder of a child, by number', move: reorder(child(first, -2)) },
    { what: 're-parent of a child', move: reparent(child(second, 0), third.id, child(third, 0)) },
    { what: 're-parent of a child, by number', move: reparent(child(second, 1), third.id) },
  ];
  const measure = countCosts();
  const rows: TableCell[][] = [];
  for (const { what, move } of moves) {
    rows.push(exactRow(what, size, await measure(() => move(randomUUID()))));
  }
  return rows;
}
