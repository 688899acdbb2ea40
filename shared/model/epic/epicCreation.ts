import * as z from 'zod/mini';
import { nameSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import { exploreTypeSchema } from './epic.ts';

/**
 * The name of a new epic: a free text, a Who, an existing explore item (`new` false), or one that is created with it.
 * The names of existing entities are documented but ignored in favour of their present ones.
 */
export const epicCreationSchema = z.union([
  z.object({ type: z.literal('free_text'), text: nameSchema }),
  z.object({ type: z.literal('who'), whoId: idSchema, whoName: z.optional(z.string()) }),
  z.object({
    type: exploreTypeSchema,
    new: z.literal(false),
    exploreObjectId: idSchema,
    exploreObjectName: z.optional(z.string()),
  }),
  z.object({ type: exploreTypeSchema, new: z.literal(true), exploreObjectName: nameSchema }),
]);
export type EpicCreation = z.infer<typeof epicCreationSchema>;
