import * as z from 'zod/mini';
import { storyMapCardSchema } from '#shared/model/story_map/storyMap.ts';
import { idSchema } from '../model/ids.ts';

/** Which page of a list, from 1; the last one when there are fewer. */
export const pageNumberSchema = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1);

/** A page of story maps, each with the proposed next owner (rule share.13). */
export const mapsToHandOverSchema = z.object({
  docs: z.array(
    z.extend(storyMapCardSchema, {
      /** Null when nobody of its business owner and its editors has access. */
      proposed: z.nullable(z.object({ uid: idSchema, as: z.enum(['businessOwner', 'editor']) })),
    }),
  ),
  page: z.int(),
  totalPages: z.int(),
  total: z.int(),
});
