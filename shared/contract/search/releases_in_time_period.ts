import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { timeSchema, whatListSchema } from '../../model/search.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const releases_in_time_period = defineCall({
  name: 'releases_in_time_period',
  method: 'GET',
  path: '/search/releases_in_time_period',
  area: 'search',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    containerId: idSchema,
    /** Comma-separated ids; none for the releases of all Activities. */
    whats: whatListSchema,
    start: timeSchema,
    end: timeSchema,
  }),
  output: z.object({
    hits: z.array(
      z.object({
        objectID: idSchema,
        name: z.string(),
        created: z.int(),
        start: z.int(),
        end: z.int(),
        objectives: z.array(z.string()),
        completed: z.boolean(),
        /** Those of the given Activities that it holds. */
        whats: z.array(idSchema),
      }),
    ),
  }),
  errors: [],
  summary:
    'The releases of a story map that lie at least partly in a time (in milliseconds) and hold any of some Activities, in the order of their start.',
});
