import * as z from 'zod/mini';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { mapsToHandOverSchema, pageNumberSchema } from '../mapsToHandOver.ts';

export const ownerless_maps = defineCall({
  name: 'ownerless_maps',
  method: 'GET',
  path: '/ownerless_maps',
  area: 'story_map',
  kind: 'query',
  access: access.admin,
  input: z.object({ page: pageNumberSchema }),
  output: mapsToHandOverSchema,
  errors: [],
  summary:
    'A page of the story maps of the company whose owner has no access or no account any more, newest first, each with whom to hand it over to.',
});
