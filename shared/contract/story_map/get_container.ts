import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { storyMapSchema } from '../../model/storyMap.ts';
import { whatSchema } from '../../model/what.ts';
import { defineCall } from '../defineCall.ts';

export const get_container = defineCall({
  name: 'get_container',
  method: 'POST',
  path: '/get_container',
  area: 'story_map',
  kind: 'query',
  access: 'map:view',
  input: z.object({ containerId: idSchema }),
  output: z.extend(storyMapSchema, {
    role: z.enum(['owner', 'editor', 'viewer', 'none']),
    backboneOrder: z.array(idSchema),
    backboneRank: z.array(idSchema),
    skeletonRank: z.array(idSchema),
    whats: z.array(z.extend(whatSchema, { childOrder: z.array(idSchema) })),
  }),
  errors: [],
  summary: 'A story map with everything that stands on it. A map that may not be seen and one that does not exist answer the same.',
});
