import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Stored } from '#lambdas/store/items.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { put, type TransactItem, update } from '#lambdas/store/table/writes.ts';
import { ABSENT } from './create.ts';
import { type EntityStep, type StepKind, unchanged } from './mutations.ts';
import { newFold, nextRow, picked } from './rows.ts';
import type { ItemOf, SetOf } from './typed.ts';

/**
 * The item of a step that sets some fields of a row. An entity of version 0 has no row yet (it is derived from rows of an
 * older shape): this writes it.
 * @param more fields that it sets
 */
export function edit(
  step: EntityStep,
  row: Stored,
  more: Record<string, unknown> = {},
  conditions: readonly Requirement[] = unchanged(step.item),
): TransactItem {
  const { item, set, counts = [], require = [] } = step;
  if (item.version === 0) return put(row, ABSENT);
  return update(item, { ...set, ...newFold(step), ...more, version: row.version }, counts, [...conditions, ...require]);
}

/** What the log keeps of a step that sets some fields: those, and the ones that say which entity it is. */
export function loggedEdit(
  { entity, item, set = {} }: EntityStep,
  row: Stored,
  names: readonly string[] = entity.changedWith,
) {
  const all = [...names, ...Object.keys(set)];
  return { was: picked(item, all), now: picked(row, all) };
}

/** A step that sets some fields, with counters of the same item and the conditions of others. */
export const joinedEdit: StepKind['joined'] = (step, counts, require = []) => ({
  ...step,
  counts: [...(step.counts ?? []), ...counts],
  ...(require.length > 0 && { require: [...(step.require ?? []), ...require] }),
});

const kind: StepKind = {
  rowAfter: nextRow,
  items: (step, row) => [edit(step, row)],
  logged: loggedEdit,
  joined: joinedEdit,
};

/** The step that sets some fields of an entity, if its row still has the version that was read. */
export const change = <Entity extends AnyEntity>(
  entity: Entity,
  item: ItemOf<Entity>,
  set: SetOf<Entity>,
  more: Pick<EntityStep, 'require' | 'context'> = {},
): EntityStep => ({ kind, entity, item, set, ...more });
