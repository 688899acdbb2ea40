import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/** A story map as lists show it. `createdAt` is in milliseconds since 1970. */
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
  /** The parent Activity of this map, the Activity's map, and the person who linked the two. */
  parentWhatRef: z.nullable(z.object({ containerId: idSchema, whatId: idSchema })),
  parentWhatRefCreator: z.nullable(idSchema),
  /** Whether viewers may comment (rule comment.1). */
  viewersComment: z.boolean(),
});

/** The role of a member of a story map. */
export const memberRoleSchema = z.enum(['editor', 'viewer']);

/** A member of a story map; `id` is their uid. The owner is not a member. */
export const memberSchema = z.object({ id: idSchema, version: z.int(), role: memberRoleSchema });

export type StoryMapHead = z.infer<typeof storyMapHeadSchema>;
export type Member = z.infer<typeof memberSchema>;
export type StoryMapCard = z.infer<typeof storyMapCardSchema>;
