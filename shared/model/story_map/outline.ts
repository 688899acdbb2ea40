import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/** Columns of the small picture of a story map, and the sub-activities shown in each. */
export const MAX_OUTLINE_COLUMNS = 12;
export const MAX_OUTLINE_ROWS = 6;

/** What a list tells of the contents of a story map. */
export const storyMapOutlineSchema = z.object({
  id: idSchema,
  /** The number of its Activities; of a large map an estimate. */
  activities: z.int(),
  isEstimate: z.boolean(),
  /** The number of sub-activities of its first backbone Activities, at most 6 of 12; of a large map, of some of them. */
  columns: z.array(z.int()),
  /** When it was last changed, in milliseconds since 1970. */
  editedAt: z.int(),
});
export type StoryMapOutline = z.infer<typeof storyMapOutlineSchema>;
