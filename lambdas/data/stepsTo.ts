import { bookkeepingOfNew, followsOf, stepsBetween } from './bookkeeping.ts';
import type { KeptEntity, Row } from './entity.ts';
import type { Around } from './follows.ts';
import { type Key, type Keys, nameOfKey, type Range } from './keys.ts';
import type { EntityStep, Mutation } from './mutations.ts';
import type { Reader } from './reader.ts';
import { change } from './steps/change.ts';
import { remove } from './steps/remove.ts';
import { restore } from './steps/restore.ts';
import { transfer } from './steps/transfer.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An entity as it is now, and its target state: with other values of some fields (`rowValues`), or deleted. */
export type Wanted = { entity: KeptEntity; row: Row; to: { isDeleted: boolean; fields: Fields } };

const rangeOf = ({ pk, prefix }: Range) => `${pk}\n${prefix}`;

/** Reads the rows that the bookkeeping of some entities depends on, before and after the change. One round. */
export async function readAround(reader: Reader, wanted: readonly Wanted[]): Promise<Around> {
  const needs = wanted.flatMap(({ entity, row, to }) =>
    [row, { ...row, ...to.fields }].map((state) => entity.bookkeeping?.needs?.(reader.keys, state) ?? {}),
  );
  const keys = needs.flatMap((need) => need.keys ?? []);
  const ranges = [
    ...new Map(needs.flatMap((need) => need.ranges ?? []).map((range) => [rangeOf(range), range])).values(),
  ];
  const [found, lists] = await Promise.all([
    keys.length === 0 ? [] : reader.get<Row[]>(keys),
    Promise.all(ranges.map((range) => reader.range<Row>(range))),
  ]);
  const rows = new Map(keys.map((key, i) => [nameOfKey(key), found[i]]));
  const rowsOf = new Map(ranges.map((range, i) => [rangeOf(range), lists[i] ?? []]));
  return {
    get: <Found>(key: Key) => rows.get(nameOfKey(key)) as Found | undefined,
    range: <Found>(range: Range) => (rowsOf.get(rangeOf(range)) ?? []) as readonly Found[],
  };
}

/**
 * The mutations that bring entities from one state to another, with all bookkeeping: pointers, counters, the ownership
 * of texts. A revert cannot forget any of it, since only the definitions write it.
 */
export function stepsTo(keys: Keys, wanted: readonly Wanted[], around: Around): Mutation[] {
  const states = new Map(wanted.map((each) => [nameOfKey(each.row), stateOf(each)]));
  const later = overlaid(around, states);
  const wantedStates = wanted.map((each) => ({ entity: each.entity, row: stateOf(each) }));
  return [
    ...wanted.flatMap((each) => stepOf(keys, each)),
    ...stepsBetween(followsOf(keys, wanted, around), followsOf(keys, wantedStates, later)),
  ];
}

/** The steps that restore a deleted entity with some fields changed. */
export function restoreSteps(
  keys: Keys,
  entity: KeptEntity,
  row: Row,
  fields: Fields = {},
  more: Pick<EntityStep, 'require'> = {},
): Mutation[] {
  const restored = stateOf({ row, to: { isDeleted: false, fields } });
  return [restore(entity, row, fields, more), ...bookkeepingOfNew(keys, [{ entity, row: restored }])];
}

/** An entity in its target state. */
function stateOf({ row, to }: Omit<Wanted, 'entity'>): Row {
  const { deletedAt: _deletedAt, ...rest } = row;
  return { ...rest, ...to.fields, version: row.version + 1, ...(to.isDeleted && { deletedAt: row.deletedAt ?? 0 }) };
}

/** The other rows when some of them are in other states. */
function overlaid(around: Around, states: ReadonlyMap<string, Row>): Around {
  const later = <Found>(row: Found): Found =>
    (states.get(nameOfKey(row as unknown as Key)) as Found | undefined) ?? row;
  return {
    get: <Found>(key: Key) => {
      const row = around.get<Found>(key);
      return row === undefined ? undefined : later(row);
    },
    range: <Found>(range: Range) => around.range<Found>(range).map(later),
  };
}

function stepOf(keys: Keys, { entity, row, to }: Wanted): Mutation[] {
  const isDeleted = row.deletedAt !== undefined;
  if (to.isDeleted) return isDeleted ? [] : [remove(entity, row)];
  const set = to.fields;
  if (isDeleted) return [restore(entity, row, set)];
  const key = entity.placeOf?.(keys, { ...row, ...set });
  if (key !== undefined && nameOfKey(key) !== nameOfKey(row)) return [transfer(entity, row, key, set)];
  return Object.keys(set).length === 0 ? [] : [change(entity, row, set)];
}
