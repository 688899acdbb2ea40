import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_role = defineCall({
  name: 'story_map_role',
  method: 'GET',
  path: '/story_map_role',
  area: 'story_map',
  kind: 'query',
  access: access.company,
  input: z.object({ containerId: idSchema }),
  output: z.object({ role: z.enum(['owner', 'editor', 'viewer', 'none']), canView: z.boolean() }),
  errors: [],
  summary:
    'What the signed-in person is to a story map by now, for pages that stay open. A map that may not be seen and one that does not exist answer the same.',
});
