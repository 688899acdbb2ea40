import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changedSchema, removedSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const map_changes = defineCall({
  name: 'map_changes',
  method: 'POST',
  path: '/map_changes',
  area: 'story_map',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    containerId: idSchema,
    /** The `cursor` of the last read. */
    since: z.int().check(z.gte(0)),
  }),
  output: z.object({
    role: z.enum(['owner', 'editor', 'viewer', 'none']),
    /** There are too many changes, or they cannot be listed one by one: read the whole map. */
    tooOld: z.boolean(),
    /** The cursor for the next read. */
    cursor: z.int(),
    changed: z.array(changedSchema),
    removed: z.array(removedSchema),
    /** What else has changed, such as in its releases: with the version that it got, for calls that read it. */
    touched: z.array(z.object({ type: z.string(), id: z.string(), version: z.int() })),
  }),
  errors: [],
  summary:
    'The changes of a story map since it was read: changed entities in their present state, and removed ones. Changes may be repeated; the higher version counts. A map that may not be seen and one that does not exist answer the same.',
});
