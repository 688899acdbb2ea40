import type { Entity, ModelOfAnswer } from './defineEntity.ts';
import type { Description } from './describe.ts';
import type { EntityHistory, Shape } from './entity.ts';

/**
 * Defines how changes of an entity read in the history, beside its definition; null where the change of another entity
 * already shows them.
 * @__NO_SIDE_EFFECTS__
 */
export function defineHistory<
  Fields extends Shape,
  Counter extends keyof Fields,
  Args extends readonly unknown[],
  Model extends ModelOfAnswer,
>(
  { type }: Entity<Fields, Counter, Args, Model>,
  { describe }: { describe: Description<Exclude<keyof Fields, Counter> & string> | null },
): EntityHistory {
  return { of: type, describe };
}
