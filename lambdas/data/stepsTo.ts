import * as z from 'zod/mini';
import type { AnyEntity, Row } from './entity.ts';
import type { Around, Counted, Follows, Pointer } from './follows.ts';
import { type Key, type Keys, nameOfKey, type Range } from './keys.ts';
import type { Mutation } from './mutations.ts';
import type { Reader } from './reader.ts';

type Fields = Readonly<Record<string, unknown>>;

/** No other rows. */
const NOTHING_AROUND: Around = { get: () => undefined, range: () => [] };

/** An entity as it is now, and its target state: with other values of some fields (null for none), or deleted. */
export type Wanted = { entity: AnyEntity; row: Row; to: { isDeleted: boolean; fields: Fields } };

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
  const before = wanted.flatMap(({ entity, row }) => followsOf(entity, keys, row, around));
  const after = wanted.flatMap((each) => followsOf(each.entity, keys, stateOf(each), later));
  return [
    ...wanted.flatMap((each) => stepOf(keys, each)),
    ...pointerSteps(before, after),
    ...countSteps(before, after),
  ];
}

/** The steps that restore a deleted entity with some fields changed. */
export function restoreSteps(keys: Keys, entity: AnyEntity, row: Row, fields: Fields = {}): Mutation[] {
  const restored = stateOf({ row, to: { isDeleted: false, fields } });
  return [
    { do: 'restore', entity, item: row, set: fields },
    ...bookkeepingSteps(keys, [], [{ entity, row: restored }]),
  ];
}

/**
 * The bookkeeping steps of a command that creates, changes or removes entities. `stepsTo` uses the same code, so both
 * always agree.
 * @param before the entities as they are, none for new ones
 * @param after the same ones as they will be, none for removed ones
 */
export function bookkeepingSteps(
  keys: Keys,
  before: readonly { entity: AnyEntity; row: Row }[],
  after: readonly { entity: AnyEntity; row: Row }[],
  around: Around = NOTHING_AROUND,
): Mutation[] {
  const follow = (states: readonly { entity: AnyEntity; row: Row }[]) =>
    states.flatMap(({ entity, row }) => followsOf(entity, keys, row, around));
  const [was, is] = [follow(before), follow(after)];
  return [...pointerSteps(was, is), ...countSteps(was, is)];
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

function followsOf({ bookkeeping }: AnyEntity, keys: Keys, row: Row, around: Around): Partial<Follows>[] {
  return bookkeeping === undefined || row.deletedAt !== undefined ? [] : [bookkeeping.follows(keys, row, around)];
}

function stepOf(keys: Keys, { entity, row, to }: Wanted): Mutation[] {
  const isDeleted = row.deletedAt !== undefined;
  if (to.isDeleted) return isDeleted ? [] : [{ do: 'remove', entity, item: row }];
  const set = valuesOf(entity, to.fields);
  if (isDeleted) return [{ do: 'restore', entity, item: row, set }];
  const key = entity.placeOf?.(keys, { ...row, ...set });
  if (key !== undefined && nameOfKey(key) !== nameOfKey(row)) return [{ do: 'transfer', entity, item: row, key, set }];
  return Object.keys(set).length === 0 ? [] : [{ do: 'change', entity, item: row, set }];
}

/**
 * The values of fields as rows hold them: the log says null for a missing field, which is then removed if it cannot be
 * null.
 */
function valuesOf({ fields }: AnyEntity, values: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const model = fields[name];
      const isNone = value === null && model !== undefined && !z.safeParse(model, null).success;
      return [name, isNone ? undefined : value];
    }),
  );
}

function pointerSteps(before: readonly Partial<Follows>[], after: readonly Partial<Follows>[]): Mutation[] {
  const pointers = (follows: readonly Partial<Follows>[]) =>
    new Map(follows.flatMap((each) => each.pointers ?? []).map((pointer) => [nameOfKey(pointer.key), pointer]));
  const [was, is] = [pointers(before), pointers(after)];
  const gone = [...was].filter(([name]) => !is.has(name));
  const put = [...is].filter(([name, { fields }]) => JSON.stringify(was.get(name)?.fields) !== JSON.stringify(fields));
  return [
    ...gone.map(([, { key, deleted }]): Mutation =>
      deleted === undefined ? { do: 'deletePointer', key } : { do: 'putPointer', key, fields: deleted },
    ),
    ...put.map(([name, pointer]): Mutation => ({
      do: 'putPointer',
      ...(was.has(name) ? unconditional(pointer) : pointer),
    })),
  ];
}

/** The condition of a new pointer. */
const unconditional = ({ key, fields }: Pointer): Pointer => ({ key, fields });

function countSteps(before: readonly Partial<Follows>[], after: readonly Partial<Follows>[]): Mutation[] {
  const sums = new Map<string, Counted & { by: number }>();
  const add = (follows: readonly Partial<Follows>[], sign: 1 | -1) => {
    for (const counted of follows.flatMap((each) => each.counts ?? [])) {
      const name = `${nameOfKey(counted.key)}\n${counted.attribute}`;
      sums.set(name, { ...counted, by: (sums.get(name)?.by ?? 0) + sign * (counted.by ?? 1) });
    }
  };
  add(before, -1);
  add(after, 1);
  return [...sums.values()]
    .filter(({ by }) => by !== 0)
    .map(({ key, attribute, by, require, otherwise }): Mutation => ({
      do: 'count',
      key,
      attribute,
      by,
      require: (by > 0 ? require : undefined) ?? [{ is: 'there' }],
      ...(by > 0 && otherwise !== undefined && { otherwise }),
    }));
}
