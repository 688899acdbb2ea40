import * as z from 'zod/mini';
import { starredMapSchema } from '../../model/story_map/star.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const starred_story_maps = defineCall({
  name: 'starred_story_maps',
  method: 'GET',
  path: '/starred_story_maps',
  area: 'story_map',
  kind: 'query',
  access: access.company,
  input: z.object({}),
  output: z.object({ docs: z.array(starredMapSchema) }),
  errors: [],
  summary: 'The story maps that the signed-in person has starred and may see, in the order in which they were starred.',
});
