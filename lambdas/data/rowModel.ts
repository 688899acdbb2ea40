import * as z from 'zod/mini';
import type { AnyEntity } from './entity.ts';

/** The model of the rows that hold an entity: its fields, and the fields of every row. An unknown field is a fault. */
export function rowModel({ type, fields }: Pick<AnyEntity, 'type' | 'fields'>): z.ZodMiniType {
  return z.strictObject({
    ...fields,
    pk: z.string(),
    sk: z.string(),
    type: z.literal(type),
    id: z.string(),
    version: z.int(),
    deletedAt: z.optional(z.int()),
  });
}
