import type { Stored } from '#lambdas/store/items.ts';
import type { Count } from '#lambdas/store/table/writes.ts';
import { PRESENT_FOLD } from '#lambdas/store/textHash.ts';
import type { EntityStep } from './mutations.ts';

/** The row of an entity with the fields that a step sets, in its next version. It is not deleted. */
export function nextRow(step: EntityStep): Stored {
  const { item, set } = step;
  const { deletedAt: _deletedAt, ...row } = item;
  return { ...row, ...set, ...newFold(step), ...identityOf(item) };
}

/**
 * The present fold, when a step gives a unique text a place: to an entity that is new or restored, has another text or
 * moves. Otherwise the text stays in the place where the row says that it is: that of the first fold for a row that is
 * derived from older ones. The log has no word of it, so a change is never reverted to an earlier fold.
 */
export function newFold({ entity: { uniqueText }, item, set = {}, key }: EntityStep): Pick<Stored, 'fold'> {
  if (uniqueText === undefined) return {};
  const isOther = uniqueText in set && set[uniqueText] !== item[uniqueText];
  const isPlaced = item.deletedAt !== undefined || key !== undefined || isOther;
  return isPlaced ? { fold: PRESENT_FOLD } : {};
}

/** The keys and the identity of an entity in its next version. */
export const identityOf = ({ pk, sk, type, id, version }: Stored) => ({ pk, sk, type, id, version: version + 1 });

/** Fields with the counters added to theirs, or to those of the former row. */
export function withCounts(
  fields: Record<string, unknown> | undefined,
  counts: readonly Count[],
  former: Record<string, unknown> = {},
): Record<string, unknown> {
  const sums = { ...fields };
  for (const { attribute, by } of counts) sums[attribute] = Number(sums[attribute] ?? former[attribute] ?? 0) + by;
  return sums;
}

/** Some fields, null for missing ones. */
export function picked(from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}

/** An entity without its keys and its identity, which the log entry contains anyway. */
export function fieldsOf({
  pk: _pk,
  sk: _sk,
  type: _type,
  id: _id,
  version: _version,
  ...fields
}: Stored): Record<string, unknown> {
  return fields;
}
