import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/** What a list shows of a story map. `createdAt` is in milliseconds since 1970. */
export const storyMapCardSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  why: z.string(),
  owner: idSchema,
  createdAt: z.int(),
});

/** A story map (container) without what stands on it (foundation §3). */
export const storyMapSchema = z.extend(storyMapCardSchema, {
  businessOwner: z.nullable(idSchema),
  members_view: z.array(idSchema),
  members_edit: z.array(idSchema),
});

export type StoryMapCard = z.infer<typeof storyMapCardSchema>;
