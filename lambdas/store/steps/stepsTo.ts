import type { ContextRow } from '#lambdas/store/entity/derived.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import { type Keys, nameOfKey, type Range } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change } from './change.ts';
import type { Mutation } from './mutations.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { transfer } from './transfer.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An entity as it is now, and its target state: with other values of some fields (`rowValues`), or deleted. */
export type Wanted = { entity: AnyEntity; row: Row; to: { isDeleted: boolean; fields: Fields } };

const rangeOf = ({ pk, prefix }: Range) => `${pk}\n${prefix}`;

/** Reads the rows that the derived rows of some entities depend on, before and after the change. One round. */
export async function readContext(reader: Reader, wanted: readonly Wanted[]): Promise<Row[]> {
  const needs = wanted.flatMap(({ entity, row, to }) =>
    [row, { ...row, ...to.fields }].map((state) => entity.needs?.(reader.keys, state) ?? {}),
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
export const stepsTo = (keys: Keys, wanted: readonly Wanted[], context: readonly ContextRow[]): Mutation[] =>
  wanted.flatMap((each) => stepOf(keys, each, context));

function stepOf(keys: Keys, { entity, row, to }: Wanted, context: readonly ContextRow[]): Mutation[] {
  const isDeleted = row.deletedAt !== undefined;
  if (to.isDeleted) return isDeleted ? [] : [remove(entity, row, { context })];
  const set = to.fields;
  if (isDeleted) return [restore(entity, row, set, { context })];
  const key = entity.placeOf?.(keys, { ...row, ...set });
  if (key !== undefined && nameOfKey(key) !== nameOfKey(row)) return [transfer(entity, row, key, set)];
  return Object.keys(set).length === 0 ? [] : [change(entity, row, set, { context })];
}
