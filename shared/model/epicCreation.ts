import * as z from 'zod/mini';
import { exploreTypeSchema } from './epic.ts';
import { nameSchema } from './fields.ts';
import { idSchema } from './ids.ts';

/**
 * What names an epic: a free text, a Who, an explore item that is there (`new` false), or one that is made along with it. The names of entities that are there are documented; what counts is what they
 * are called.
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
