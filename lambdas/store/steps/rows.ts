import type { Stored } from '#lambdas/store/items.ts';
import type { Count } from '#lambdas/store/table/writes.ts';
import type { EntityStep } from './mutations.ts';

/** The row of an entity with the fields that a step sets, in its next version. It is not deleted. */
export function nextRow({ item, set }: Pick<EntityStep, 'item' | 'set'>): Stored {
  const { deletedAt: _deletedAt, ...row } = item;
  return { ...row, ...set, ...identityOf(item) };
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
