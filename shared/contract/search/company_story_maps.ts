import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';
import { storyMapCardSchema } from '#shared/model/story_map/storyMap.ts';
import * as errors from '../../errors.ts';
import { querySchema } from '../../model/search.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const company_story_maps = defineCall({
  name: 'company_story_maps',
  method: 'GET',
  path: '/company_story_maps',
  area: 'search',
  kind: 'query',
  access: access.admin,
  input: z.object({
    query: querySchema,
    /** The uid of the owner of all of them; without it, of anybody. */
    owner: z.optional(idSchema),
    /** By when they were made. What a text finds has an order of its own. */
    order: z._default(z.enum(['newest', 'oldest']), 'newest'),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  }),
  output: z.object({ docs: z.array(storyMapCardSchema), page: z.int(), totalPages: z.int(), total: z.int() }),
  errors: [errors.searchUnavailable],
  summary:
    'The story maps of the company for administrators: a page of all or of one owner, newest or oldest first, or those that a text finds, best first.',
});
