import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Stored } from '#lambdas/store/items.ts';
import { erase } from '#lambdas/store/table/writes.ts';
import { type EntityStep, sameVersion, type StepKind } from './mutations.ts';
import { fieldsOf, nextRow } from './rows.ts';
import { leaveTrash } from './trash.ts';

const kind: StepKind = {
  isErasing: true,
  rowAfter: (step, at) => ({ ...nextRow(step), deletedAt: step.item.deletedAt ?? at }),
  items: ({ item }) => [erase(item, [sameVersion(item)])],
  logged: ({ item, numbers }) => ({ was: numbers ?? fieldsOf(item), now: null }),
  // Counters of an entity that goes need no update; its own conditions are weaker than any others.
  joined: (step, _counts, require) => (require === undefined ? step : undefined),
  trash: leaveTrash,
};

/**
 * The step that erases an entity for good. The log keeps the whole row, so that the past can be rebuilt, or only
 * `numbers`, in the log of the company.
 */
export const purge = (
  entity: AnyEntity,
  item: Stored<object>,
  more: Pick<EntityStep, 'numbers' | 'context'> = {},
): EntityStep => ({ kind, entity, item, ...more });
