import * as z from 'zod/mini';
import { labelSchema } from '../model/fields.ts';
import { idSchema } from '../model/ids.ts';

/**
 * In every call that puts a Who somewhere: its group and category by name, which is found or made; null or empty means none. Ours: by id in place of that,
 * for who sees the labels, so that one that is renamed at the same moment is still the one that was meant.
 */
export const requestedWhoPlaceFields = {
  group: z.optional(labelSchema),
  category: z.optional(labelSchema),
  groupId: z.optional(z.nullable(idSchema)),
  categoryId: z.optional(z.nullable(idSchema)),
};
