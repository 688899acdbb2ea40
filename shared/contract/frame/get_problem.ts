import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import {
  companyProblemSchema,
  problemObjectiveSchema,
  readProblemSchema,
  usingMapSchema,
  usingReleaseSchema,
} from '#shared/model/frame.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const get_problem = defineCall({
  name: 'get_problem',
  method: 'POST',
  path: '/get_problem',
  area: 'objective',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema, problemId: idSchema }),
  output: z.object({
    problem: readProblemSchema,
    /** What only this page shows: the description. */
    company: companyProblemSchema,
    /** Its objectives by name, each once, without those of story maps that the caller may not see. */
    objectives: z.array(
      z.object({
        link: problemObjectiveSchema,
        name: z.string(),
        /** Whether it is on this story map, and so has a page there. */
        isOnMap: z.boolean(),
      }),
    ),
    /** The story maps that use it, of those that the caller may see. */
    maps: z.array(usingMapSchema),
    /** The releases that have it, first of this story map, then of others that the caller may see. */
    releases: z.array(usingReleaseSchema),
  }),
  errors: [errors.problemDoesNotExist],
  summary: 'A problem of a story map with its description and its objectives, and with what uses it.',
});
