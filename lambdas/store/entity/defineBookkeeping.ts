import type { Keys } from '#lambdas/store/keys.ts';
import type { Entity, ModelOfAnswer, RowOf } from './defineEntity.ts';
import type { Around, Bookkeeping, Derived as Follows, Needs } from './derived.ts';
import type { EntityBookkeeping, Shape } from './entity.ts';

/**
 * Defines the bookkeeping of an entity in other rows: bringing it from one state to another updates them (`stepsTo`).
 * @__NO_SIDE_EFFECTS__
 */
export function defineBookkeeping<
  Fields extends Shape,
  Counter extends keyof Fields,
  Args extends readonly unknown[],
  Model extends ModelOfAnswer,
>(
  { type }: Entity<Fields, Counter, Args, Model>,
  bookkeeping: {
    needs?: (keys: Keys, row: RowOf<Fields>) => Needs;
    follows: (keys: Keys, row: RowOf<Fields>, around: Around) => Follows;
  },
): EntityBookkeeping {
  return { of: type, bookkeeping: bookkeeping as Bookkeeping };
}
