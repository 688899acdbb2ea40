import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { prioritySumSchema, releaseSchema, releaseWhatSchema } from '../../model/release.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const get_release = defineCall({
  name: 'get_release',
  method: 'POST',
  path: '/get_release',
  area: 'release',
  kind: 'query',
  access: 'map:view',
  input: z.object(releaseFields),
  output: z.object({
    release: releaseSchema,
    /** The Activities in it, in the order of their ids. */
    whats: z.array(releaseWhatSchema),
    /** The sums of its epics by priority, in the order of the company. */
    sums: z.array(prioritySumSchema),
  }),
  errors: [errors.releaseDoesNotExist],
  summary: 'A release with its Activities and what its epics come to.',
});
