import type { Entity, EntityDefinition, ModelOfAnswer } from './defineEntity.ts';
import type { EntityBookkeeping, Shape } from './entity.ts';
import type { Bookkeeping } from './follows.ts';

/**
 * Defines the bookkeeping of an entity apart from the entity, so that calls that only read it, or change what nothing
 * else follows from, do not bundle it.
 * @__NO_SIDE_EFFECTS__
 */
export function defineBookkeeping<
  Fields extends Shape,
  Counter extends keyof Fields,
  Args extends readonly unknown[],
  Model extends ModelOfAnswer,
>(
  { type }: Entity<Fields, Counter, Args, Model>,
  bookkeeping: NonNullable<EntityDefinition<Fields, Counter, Args, Model>['bookkeeping']>,
): EntityBookkeeping {
  return { of: type, bookkeeping: bookkeeping as Bookkeeping };
}
