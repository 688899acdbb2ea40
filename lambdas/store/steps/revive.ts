import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import { put } from '#lambdas/store/table/writes.ts';
import { type EntityStep, sameVersion, type StepKind } from './mutations.ts';
import { fieldsOf, identityOf, newFold, withCounts } from './rows.ts';
import { leaveTrash } from './trash.ts';
import type { ItemOf, NewOf } from './typed.ts';

const kind: StepKind = {
  rowAfter: (step) => ({ ...step.set, ...newFold(step), ...identityOf(step.item) }),
  items: ({ item }, row) => [put(row, [sameVersion(item)])],
  logged: ({ item, set }) => ({ was: fieldsOf(item), now: { ...set, deletedAt: null } }),
  joined: (step, counts) => ({ ...step, set: withCounts(step.set, counts) }),
  trash: leaveTrash,
};

/** The step that replaces a tombstone by a whole new entity; its version goes on rising. */
export const revive = <Entity extends AnyEntity>(
  entity: Entity,
  item: ItemOf<Entity>,
  fields: NewOf<Entity>,
  more: Pick<EntityStep, 'context'> = {},
): EntityStep => ({ kind, entity, item, set: fields, ...more });
