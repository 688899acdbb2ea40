import * as z from 'zod/mini';
import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import { PRESENT_FOLD } from '#lambdas/store/textHash.ts';

/** The model of the rows that hold an entity: its fields, and the fields of every row. An unknown field is a fault. */
export function rowModel({
  type,
  fields,
  uniqueText,
}: Pick<AnyEntity, 'type' | 'fields' | 'uniqueText'>): z.ZodMiniType {
  return z.strictObject({
    ...fields,
    pk: z.string(),
    sk: z.string(),
    type: z.literal(type),
    id: z.string(),
    version: z.int(),
    deletedAt: z.optional(z.int()),
    ...(uniqueText !== undefined && { fold: z.optional(z.literal(PRESENT_FOLD)) }),
  });
}

/**
 * The values of fields as rows hold them: the log says null for a missing field, which is then removed if it cannot be
 * null.
 */
export function rowValues(
  { fields }: Pick<AnyEntity, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const model = fields[name];
      const isNone = value === null && model !== undefined && !z.safeParse(model, null).success;
      return [name, isNone ? undefined : value];
    }),
  );
}
