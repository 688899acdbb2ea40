import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const parent_activity = defineCall({
  name: 'parent_activity',
  method: 'POST',
  path: '/parent_activity',
  area: 'story_map',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema }),
  output: z.object({
    /** The parent Activity of this map, and the map that it is on; null when the map has no parent. */
    parent: z.nullable(
      z.object({ containerId: idSchema, name: z.string(), whatId: idSchema, description: z.string() }),
    ),
  }),
  errors: [errors.whatDoesNotExist, errors.parentNotVisible],
  summary: 'The parent Activity of a story map.',
});
