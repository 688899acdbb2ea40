import * as z from 'zod/mini';
import { objectiveSchema, problemSchema } from '../../model/frame.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

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
    objectives: z.array(objectiveSchema),
    /** Solved ones included, in the order of their names. */
    problems: z.array(problemSchema),
  }),
  errors: [],
  summary: 'All objectives and problems of a story map.',
});
