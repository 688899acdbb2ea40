import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { changedSchema, removedSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const map_changes = defineCall({
  name: 'map_changes',
  method: 'POST',
  path: '/map_changes',
  area: 'story_map',
  kind: 'query',
  access: 'map:view',
  input: z.object({
    containerId: idSchema,
    /** The `cursor` of the last reading. */
    since: z.int().check(z.gte(0)),
  }),
  output: z.object({
    role: z.enum(['owner', 'editor', 'viewer', 'none']),
    /** Too much has changed since, or what changed cannot be told one by one: the map has to be read whole. */
    tooOld: z.boolean(),
    /** Where the next reading goes on. */
    cursor: z.int(),
    changed: z.array(changedSchema),
    removed: z.array(removedSchema),
  }),
  errors: [],
  summary:
    'What has changed on a story map since it was read: entities as they are now, whole, and those that are gone. What was told before may be told again; the higher version counts. A map that may not be seen and one that does not exist answer the same.',
});
