import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { benefitSchema, readObjectiveSchema, usingMapSchema, usingReleaseSchema } from '#shared/model/frame.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const get_objective = defineCall({
  name: 'get_objective',
  method: 'POST',
  path: '/get_objective',
  area: 'objective',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema, objectiveId: idSchema }),
  output: z.object({
    objective: readObjectiveSchema,
    /** The problems that it belongs to, each once, by name, without those of story maps that the caller may not see. */
    problems: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        solved: z.boolean(),
        /** Whether it is on this story map, and so has a page there. */
        isOnMap: z.boolean(),
      }),
    ),
    /** In the order of their start, without those of story maps that the caller may not see. */
    benefits: z.array(benefitSchema),
    /** The story maps that use it, of those that the caller may see. */
    maps: z.array(usingMapSchema),
    /** The releases that have it, first of this story map, then of others that the caller may see. */
    releases: z.array(usingReleaseSchema),
  }),
  errors: [errors.objectiveDoesNotExist],
  summary: 'An objective of a story map with its benefits and problems, and with what uses it.',
});
