import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_of_activity = defineCall({
  name: 'story_map_of_activity',
  method: 'POST',
  path: '/story_map_of_activity',
  area: 'story_map',
  kind: 'query',
  access: 'map:view',
  input: z.object({ containerId: idSchema, whatId: idSchema }),
  output: z.object({
    storyMap: z.nullable(
      z.object({
        childContainerId: idSchema,
        /** What the map was called when it was linked, and what it is called now; null for those who may not see it (rule map.19). */
        storyName: z.nullable(z.string()),
        name: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [errors.whatDoesNotExist],
  summary: 'The story map that an Activity is linked to, if it is.',
});
