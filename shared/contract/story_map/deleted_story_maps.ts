import * as z from 'zod/mini';
import { deletedSchema } from '#shared/model/story_map/trash.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const deleted_story_maps = defineCall({
  name: 'deleted_story_maps',
  method: 'GET',
  path: '/deleted_story_maps',
  area: 'story_map',
  kind: 'query',
  access: access.company,
  input: z.object({
    /** The end of the previous page, its `next`. */
    before: z.optional(z.string().check(z.regex(/^\d{15}#story_map#[0-9A-Za-z]{20}$/, 'must be the end of a page'))),
  }),
  output: z.object({
    docs: z.array(deletedSchema),
    /** The end of this page, if there is an older one. */
    next: z.nullable(z.string()),
  }),
  errors: [],
  summary:
    'The story maps of the person that were deleted in the last 30 days and can be restored, newest first, page by page.',
});
