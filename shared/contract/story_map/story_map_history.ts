import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { idSchema } from '#shared/model/ids.ts';
import { historyEntrySchema } from '#shared/model/story_map/history.ts';
import * as access from '#shared/rules/access.ts';

export const story_map_history = defineCall({
  name: 'story_map_history',
  method: 'GET',
  path: '/story_map_history',
  area: 'history',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    containerId: idSchema,
    /** The end of the previous page, its `next`. */
    before: z.optional(z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'must be the end of a page'))),
  }),
  output: z.object({
    docs: z.array(historyEntrySchema),
    /** The end of this page, if there is an older one; later events are newer than that. */
    next: z.nullable(z.string()),
  }),
  errors: [],
  summary: 'What happened on a story map in the last six months, newest first, page by page.',
});
