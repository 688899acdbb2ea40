import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { defineCall } from '../defineCall.ts';

export const parent_activity = defineCall({
  name: 'parent_activity',
  method: 'POST',
  path: '/parent_activity',
  area: 'story_map',
  kind: 'query',
  access: 'map:view',
  input: z.object({ containerId: idSchema }),
  output: z.object({
    /** The Activity whose story this map tells, and the map where it stands; null when the map is no child. */
    parent: z.nullable(
      z.object({ containerId: idSchema, name: z.string(), whatId: idSchema, description: z.string() }),
    ),
  }),
  errors: [errors.whatDoesNotExist, errors.parentNotVisible],
  summary: 'The parent Activity of a story map.',
});
