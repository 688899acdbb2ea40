import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Key } from '#lambdas/store/keys.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { put } from '#lambdas/store/table/writes.ts';
import { type EntityStep, type Mutation, type StepKind } from './mutations.ts';
import { nextRow, withCounts } from './rows.ts';
import type { NewOf } from './typed.ts';

/** The condition that a key is free. */
export const ABSENT: readonly Requirement[] = [{ is: 'absent' }];

const kind: StepKind = {
  rowAfter: nextRow,
  items: (_step, row) => [put(row, ABSENT)],
  logged: ({ set = {} }) => ({ was: null, now: set }),
  joined: (step, counts) => ({ ...step, set: withCounts(step.set, counts) }),
};

/** The step that creates an entity; its key must never have been used. */
export const create = <Entity extends AnyEntity>(
  entity: Entity,
  key: Key,
  id: string,
  fields: NewOf<Entity>,
  more: Pick<EntityStep, 'context'> = {},
): EntityStep => ({
  kind,
  entity,
  item: { ...key, type: entity.type, id, version: 0 },
  set: fields,
  ...more,
});

/** Whether a step creates an entity. */
export const isCreation = (step: Mutation): step is EntityStep => 'entity' in step && step.kind === kind;
