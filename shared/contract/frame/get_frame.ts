import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { listedObjectiveSchema, listedProblemSchema } from '#shared/model/frame.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const get_frame = defineCall({
  name: 'get_frame',
  method: 'POST',
  path: '/get_frame',
  area: 'objective',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema }),
  output: z.object({
    /** In the order of their names. */
    objectives: z.array(listedObjectiveSchema),
    /** Solved ones included, in the order of their names. */
    problems: z.array(listedProblemSchema),
  }),
  errors: [],
  summary: 'All objectives and problems of a story map, with what its lists show of each.',
});
