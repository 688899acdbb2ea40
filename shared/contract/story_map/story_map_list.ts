import * as z from 'zod/mini';
import { storyMapOutlineSchema } from '#shared/model/story_map/outline.ts';
import { storyMapCardSchema } from '#shared/model/story_map/storyMap.ts';
import { LIST_TYPES } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_list = defineCall({
  name: 'story_map_list',
  method: 'GET',
  path: '/story_map_list',
  area: 'story_map',
  kind: 'query',
  access: access.company,
  input: z.object({
    list_type: z.enum(LIST_TYPES),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  }),
  output: z.object({
    docs: z.array(storyMapCardSchema),
    /** The contents of the same story maps, in the same order. */
    outlines: z.array(storyMapOutlineSchema),
    list_type: z.enum(LIST_TYPES),
    page: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  errors: [],
  summary:
    'A page of story maps, newest first. `all` falls back to `owner` for those who are no global viewer, and a page past the end to the last one; the answer says what it shows. Of each map it has the number of Activities, the shape and the time of the last change.',
});
