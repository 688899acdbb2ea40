import * as z from 'zod/mini';
import { labelSchema } from '../model/fields.ts';
import { idSchema } from '../model/ids.ts';

/**
 * The place of a Who in calls: its group and category by name, which are found or created; null or empty means none.
 * Our addition: ids instead, for clients that show labels, so that a label renamed at the same moment is still the
 * right one.
 */
export const requestedWhoPlaceFields = {
  group: z.optional(labelSchema),
  category: z.optional(labelSchema),
  groupId: z.optional(z.nullable(idSchema)),
  categoryId: z.optional(z.nullable(idSchema)),
};
