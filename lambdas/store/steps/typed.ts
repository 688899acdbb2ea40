import type { FieldsOf, RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Row, Shape } from '#lambdas/store/entity/entity.ts';

/** The row of an entity, as far as its definition is known. */
export type ItemOf<Entity> = Entity extends { fields: infer Fields extends Shape } ? RowOf<Fields> : Row;

/** All fields of a new entity. */
export type NewOf<Entity> = Entity extends { fields: infer Fields extends Shape }
  ? FieldsOf<Fields>
  : Record<string, unknown>;

/** Some fields of an entity that a step sets: all but counters, which are added to. */
export type SetOf<Entity> = Entity extends { fields: infer Fields extends Shape; counters: readonly (infer Counter)[] }
  ? Partial<Omit<FieldsOf<Fields>, Counter & PropertyKey>>
  : Record<string, unknown>;
