import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { erase, put } from '#lambdas/store/table/writes.ts';
import { loggedEdit } from './change.ts';
import { ABSENT } from './create.ts';
import { type EntityStep, type StepKind, unchanged } from './mutations.ts';
import { nextRow, withCounts } from './rows.ts';
import type { ItemOf, SetOf } from './typed.ts';

const kind: StepKind = {
  rowAfter: (step) => ({ ...nextRow(step), ...step.key }),
  items: ({ item }, row) => [erase(item, unchanged(item)), put(row, ABSENT)],
  logged: (step, row) => loggedEdit(step, row),
  // The deletion of the old row checks other conditions than those of a step that has nothing else.
  joined: (step, counts, require) =>
    require === undefined ? { ...step, set: withCounts(step.set, counts, step.item) } : undefined,
};

/** The step that moves the same entity to another key, where the key holds its place, if that is free. */
export const transfer = <Entity extends AnyEntity>(
  entity: Entity,
  item: ItemOf<Entity>,
  key: Key,
  set: SetOf<Entity>,
): EntityStep => ({ kind, entity, item, key, set });
