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

/** A story map's own fields. */
export const storyMapHeadSchema = z.extend(storyMapCardSchema, {
  businessOwner: z.nullable(idSchema),
  /** The Activity whose story this map tells, on the map where it stands, and who linked the two. */
  parentWhatRef: z.nullable(z.object({ containerId: idSchema, whatId: idSchema })),
  parentWhatRefCreator: z.nullable(idSchema),
});

/** What somebody a story map is shared with may do with it. */
export const memberRoleSchema = z.enum(['editor', 'viewer']);

/** Somebody a story map is shared with; `id` is their uid. The owner is no member. */
export const memberSchema = z.object({ id: idSchema, version: z.int(), role: memberRoleSchema });

export type StoryMapHead = z.infer<typeof storyMapHeadSchema>;
export type Member = z.infer<typeof memberSchema>;
export type StoryMapCard = z.infer<typeof storyMapCardSchema>;
