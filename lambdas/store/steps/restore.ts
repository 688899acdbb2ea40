import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import { edit, joinedEdit, loggedEdit } from './change.ts';
import { type EntityStep, sameVersion, type StepKind } from './mutations.ts';
import { nextRow } from './rows.ts';
import { leaveTrash } from './trash.ts';
import type { ItemOf, SetOf } from './typed.ts';

const kind: StepKind = {
  rowAfter: nextRow,
  items: (step, row) => [edit(step, row, { deletedAt: undefined }, [sameVersion(step.item), { having: 'deletedAt' }])],
  // The log says which entity it is, as at its removal: a restoring can be undone too.
  logged: (step, row) => loggedEdit(step, row, [...step.entity.removedWith, 'deletedAt']),
  // Its own conditions are stronger than any others.
  joined: (step, counts) => joinedEdit(step, counts),
  trash: leaveTrash,
};

/**
 * The step that restores a tombstone, if it still has the version that was read. Its fields are as at deletion, with
 * some changes.
 */
export const restore = <Entity extends AnyEntity>(
  entity: Entity,
  item: ItemOf<Entity>,
  set: SetOf<Entity> = {} as SetOf<Entity>,
  more: Pick<EntityStep, 'require' | 'context'> = {},
): EntityStep => ({ kind, entity, item, set, ...more });
