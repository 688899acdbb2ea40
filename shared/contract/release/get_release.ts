import * as z from 'zod/mini';
import { prioritySumSchema, releaseSchema, releaseWhatSchema } from '#shared/model/release/release.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const get_release = defineCall({
  name: 'get_release',
  method: 'POST',
  path: '/get_release',
  area: 'release',
  kind: 'query',
  access: access.mapView,
  input: z.object(releaseFields),
  output: z.object({
    release: releaseSchema,
    /** The Activities in it, in the order of their ids. */
    whats: z.array(releaseWhatSchema),
    /** The sums of its epics by priority, in the order of the company. */
    sums: z.array(prioritySumSchema),
    /** Its objectives and problems, in the order of their names, and those names. */
    objectiveIds: z.array(idSchema),
    objectives: z.array(z.string()),
    problemIds: z.array(idSchema),
    problems: z.array(z.string()),
  }),
  errors: [errors.releaseDoesNotExist],
  summary: 'A release with its Activities, its objectives and problems, and what its epics come to.',
});
