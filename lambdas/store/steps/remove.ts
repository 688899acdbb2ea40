import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import { edit, joinedEdit, loggedEdit } from './change.ts';
import { type EntityStep, type StepKind } from './mutations.ts';
import { nextRow, picked } from './rows.ts';
import { enterTrash } from './trash.ts';
import type { ItemOf, SetOf } from './typed.ts';

const kind: StepKind = {
  rowAfter: (step, at) => ({ ...nextRow(step), deletedAt: step.item.deletedAt ?? at }),
  items: (step, row) => [edit(step, row, { deletedAt: row.deletedAt })],
  logged: (step, row) => {
    const { was, now } = loggedEdit(step, row, ['deletedAt']);
    return { was: { ...picked(step.item, step.entity.removedWith), ...was }, now };
  },
  joined: joinedEdit,
  trash: (keys, step, steps, deletion) =>
    enterTrash(
      keys,
      step,
      steps.flatMap((other) => ('entity' in other && other.kind === kind ? [other] : [])),
      deletion,
    ),
};

/**
 * The step that leaves a tombstone, if the row still has the version that was read; `set` says more about the end.
 */
export const remove = <Entity extends AnyEntity>(
  entity: Entity,
  item: ItemOf<Entity>,
  more: Pick<EntityStep, 'require' | 'context'> & { set?: SetOf<Entity> } = {},
): EntityStep => ({ kind, entity, item, ...(more as Pick<EntityStep, 'require' | 'context' | 'set'>) });
