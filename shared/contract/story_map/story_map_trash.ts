import * as z from 'zod/mini';
import { trashItemSchema } from '#shared/model/story_map/trash.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_trash = defineCall({
  name: 'story_map_trash',
  method: 'GET',
  path: '/story_map_trash',
  area: 'story_map',
  kind: 'query',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    /** The end of the previous page, its `next`. */
    before: z.optional(
      z.string().check(z.regex(/^\d{15}#[a-z]{1,10}#[0-9A-Za-z_]{20,24}$/, 'must be the end of a page')),
    ),
  }),
  output: z.object({
    docs: z.array(trashItemSchema),
    /** The end of this page, if there is an older one. */
    next: z.nullable(z.string()),
  }),
  errors: [],
  summary:
    'The Activities, Whos, releases and epics of a story map that were deleted in the last 30 days and can be restored, newest first, page by page.',
});
