import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { storyMapCardSchema } from '../../model/storyMap.ts';
import { defineCall } from '../defineCall.ts';

export const proposed_owners = defineCall({
  name: 'proposed_owners',
  method: 'GET',
  path: '/proposed_owners',
  area: 'story_map',
  kind: 'query',
  access: 'admin',
  input: z.object({
    uid: idSchema,
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  }),
  output: z.object({
    docs: z.array(
      z.extend(storyMapCardSchema, {
        /** Null when nobody of its business owner and its editors has access. */
        proposed: z.nullable(z.object({ uid: idSchema, as: z.enum(['businessOwner', 'editor']) })),
      }),
    ),
    page: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  errors: [errors.userDoesNotExist],
  summary:
    'A page of the story maps that a person owns, newest first, each with whom to hand it over to: its business owner, else who has been its editor longest.',
});
