import { SKELETON } from '#shared/model/limits.ts';
import { what } from '#tests/web/replica/boards.ts';
import { entityKey, groupKey } from '#web/replica/keys.ts';
import { Scope } from '#web/replica/scope.ts';
import { BACKBONE_ROW, mapEntities, whats, whatWhoLinks, whos } from '#web/replica/story_map/entities.ts';
import type { Part, TableCell } from '../report/section.ts';
import { logLogSlope, median } from '../report/statistics.ts';

const SIZES = [100, 1_000, 10_000] as const;
/** Cards below each card of the backbone. */
const ROWS = 9;
const CHANGES = 4_000;
/** A change of any kind, in µs of script. */
const CHANGE_US = 1_000;
/** Constant, but for the noise of times of some microseconds. */
const SLOPE = 0.2;

/** What one kind of change takes: its median time in µs, and how many subscribers of cards and of rows it notifies. */
type Cost = { us: number; cards: number; rows: number };
type Costs = { who: Cost; move: Cost };

/** What a change takes in the replica of an open map, in which everything has a subscriber. */
export const replica: Part = {
  name: 'replica',
  title: 'A change in the replica of an open map, with a subscriber for each card and row',
  measure: () => {
    // The first round is slower, until the code is compiled.
    SIZES.forEach(costsOn);
    const costs = SIZES.map(costsOn);
    const row = (about: string, pick: (one: Costs) => number, atMost: number): TableCell[] => [
      about,
      ...costs.map(pick),
      null,
      atMost,
    ];
    const timed = (about: string, pick: (one: Costs) => number): TableCell[] => [
      about,
      ...costs.map(pick),
      slopeOf(costs, pick),
      CHANGE_US,
    ];
    const most = (pick: (one: Costs) => number) => Math.max(...costs.map(pick));
    return Promise.resolve({
      columns: ['', ...SIZES.map((size) => `${size.toLocaleString('en-GB')} cards`), 'slope', 'at most'],
      rows: [
        timed('a Who changes, µs', ({ who }) => who.us),
        row('cards that it notifies', ({ who }) => who.cards, 0),
        timed('a card moves, µs', ({ move }) => move.us),
        row('cards that it notifies', ({ move }) => move.cards, 1),
        row('rows that it notifies', ({ move }) => move.rows, 2),
      ],
      aims: [
        { what: 'a Who changes', unit: 'µs', atMost: CHANGE_US, measured: most(({ who }) => who.us) },
        { what: 'a card moves', unit: 'µs', atMost: CHANGE_US, measured: most(({ move }) => move.us) },
        { what: 'a Who changes', unit: 'slope', atMost: SLOPE, measured: slopeOf(costs, ({ who }) => who.us) },
        { what: 'a card moves', unit: 'slope', atMost: SLOPE, measured: slopeOf(costs, ({ move }) => move.us) },
      ],
      notes: ['Slope: how the time grows with the map, 0 for constant and 1 for proportional.'],
    });
  },
};

const slopeOf = (costs: readonly Costs[], pick: (one: Costs) => number) =>
  logLogSlope(costs.map((one, index) => ({ size: SIZES[index] ?? 0, cost: pick(one) })));

const idAt = (column: number, row?: number) => (row === undefined ? `c${column}` : `c${column}r${row}`);
const orderOf = (index: number) => `a${String(index).padStart(4, '0')}`;
const cardAt = (column: number, row: number, fields: object = {}) =>
  what(idAt(column, row), { level: SKELETON, parentId: idAt(column), orderKey: orderOf(row), ...fields });
const who = (version: number) => ({
  type: 'who',
  id: 'rider',
  version,
  name: `Rider ${version}`,
  groupId: null,
  categoryId: null,
  generation: 0,
});
const link = (whatId: string) => ({
  id: `${whatId}-rider`,
  version: 1,
  whatId,
  whoId: 'rider',
  linkTypeId: 't',
  whatGeneration: 0,
  whoGeneration: 0,
});

function costsOn(size: number): Costs {
  const columns = Array.from({ length: size / (ROWS + 1) }, (_, column) => column);
  const scope = new Scope(`map:${size}`);
  scope.define(...mapEntities);
  const copy = scope.expectCopy(mapEntities.map(({ type }) => type));
  copy.add(whats.type, [
    ...columns.map((column) => what(idAt(column), { orderKey: orderOf(column) })),
    ...columns.flatMap((column) => Array.from({ length: ROWS }, (_, row) => cardAt(column, row))),
  ]);
  copy.add(whos.type, [who(1)]);
  copy.add(
    whatWhoLinks.type,
    columns.map((column) => link(idAt(column, 0))),
  );
  copy.end();
  const notified = { cards: 0, rows: 0 };
  for (const id of scope.all(whats).keys()) scope.subscribe([entityKey(whats.type, id)], () => (notified.cards += 1));
  for (const group of [BACKBONE_ROW, ...columns.map((column) => idAt(column))])
    scope.subscribe([groupKey(whats.indexes.children, group)], () => (notified.rows += 1));
  const cost = (change: (version: number) => object & { type: string; id: string; version: number }): Cost => {
    const times: number[] = [];
    const most = { cards: 0, rows: 0 };
    for (let version = 2; version < CHANGES + 2; version += 1) {
      const changed = change(version);
      Object.assign(notified, { cards: 0, rows: 0 });
      const start = performance.now();
      scope.enter({ changed: [changed], removed: [] });
      times.push(performance.now() - start);
      most.cards = Math.max(most.cards, notified.cards);
      most.rows = Math.max(most.rows, notified.rows);
    }
    return { us: median(times) * 1_000, ...most };
  };
  return {
    who: cost(who),
    // To and fro between two columns.
    move: cost((version) => ({ type: 'what', ...cardAt(1, 5, { version, parentId: idAt(1 + (version % 2)) }) })),
  };
}
