import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_of_activity = defineCall({
  name: 'story_map_of_activity',
  method: 'POST',
  path: '/story_map_of_activity',
  area: 'story_map',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema, whatId: idSchema }),
  output: z.object({
    storyMap: z.nullable(
      z.object({
        childContainerId: idSchema,
        /**
         * The name of the map when it was linked, and its present name; null for people who may not see it (rule
         * map.19).
         */
        storyName: z.nullable(z.string()),
        name: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [errors.whatDoesNotExist],
  summary: 'The story map that an Activity is linked to, if it is.',
});
