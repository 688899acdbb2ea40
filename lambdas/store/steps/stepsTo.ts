import { bookkeepingOfNew, followsOf, stepsBetween } from '#lambdas/store/entity/bookkeeping.ts';
import type { ContextRow } from '#lambdas/store/entity/derived.ts';
import { aroundOf } from '#lambdas/store/entity/derivedSteps.ts';
import type { KeptEntity, Row } from '#lambdas/store/entity/entity.ts';
import { type Keys, nameOfKey, type Range } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change } from './change.ts';
import type { EntityStep, Mutation } from './mutations.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { transfer } from './transfer.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An entity as it is now, and its target state: with other values of some fields (`rowValues`), or deleted. */
export type Wanted = { entity: KeptEntity; row: Row; to: { isDeleted: boolean; fields: Fields } };

const rangeOf = ({ pk, prefix }: Range) => `${pk}\n${prefix}`;

/** Reads the rows that the derived rows of some entities depend on, before and after the change. One round. */
export async function readContext(reader: Reader, wanted: readonly Wanted[]): Promise<Row[]> {
  const needs = wanted.flatMap(({ entity, row, to }) =>
    [row, { ...row, ...to.fields }].flatMap((state) => [
      entity.needs?.(reader.keys, state) ?? {},
      entity.bookkeeping?.needs?.(reader.keys, state) ?? {},
    ]),
  );
  const keys = needs.flatMap((need) => need.keys ?? []);
  const ranges = [
    ...new Map(needs.flatMap((need) => need.ranges ?? []).map((range) => [rangeOf(range), range])).values(),
  ];
  const [found, lists] = await Promise.all([
    keys.length === 0 ? [] : reader.get<Row[]>(keys),
    Promise.all(ranges.map((range) => reader.range<Row>(range))),
  ]);
  return [...found.flatMap((row) => row ?? []), ...lists.flat()];
}

/**
 * The steps that bring entities from one state to another. A revert cannot forget a derived row, since only the
 * definitions know them.
 */
export function stepsTo(keys: Keys, wanted: readonly Wanted[], context: readonly ContextRow[]): Mutation[] {
  const before = wanted.map(({ entity, row }) => ({ entity, row }));
  const after = wanted.map((each) => ({ entity: each.entity, row: stateOf(each) }));
  const aroundWith = (states: readonly { row: Row }[]) => aroundOf([...context, ...states.map(({ row }) => row)]);
  return [
    ...wanted.flatMap((each) => stepOf(keys, each, context)),
    ...stepsBetween(followsOf(keys, before, aroundWith(before)), followsOf(keys, after, aroundWith(after))),
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

function stepOf(keys: Keys, { entity, row, to }: Wanted, context: readonly ContextRow[]): Mutation[] {
  const isDeleted = row.deletedAt !== undefined;
  if (to.isDeleted) return isDeleted ? [] : [remove(entity, row, { context })];
  const set = to.fields;
  if (isDeleted) return [restore(entity, row, set, { context })];
  const key = entity.placeOf?.(keys, { ...row, ...set });
  if (key !== undefined && nameOfKey(key) !== nameOfKey(row)) return [transfer(entity, row, key, set)];
  return Object.keys(set).length === 0 ? [] : [change(entity, row, set, { context })];
}
