import * as z from 'zod/mini';
import { releaseDateSchema } from '#shared/model/release/release.ts';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const set_release_period = defineCall({
  name: 'set_release_period',
  method: 'POST',
  path: '/set_release_period',
  area: 'release',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    ...releaseFields,
    // In milliseconds, 0 for none. An omitted one stays as it is.
    start: z.optional(releaseDateSchema),
    end: z.optional(releaseDateSchema),
  }),
  output: changeSchema,
  errors: [errors.startAfterEnd, errors.releaseDoesNotExist, errors.releaseCompleted, errors.conflict],
  summary: 'Sets start or end of a release, or both; 0 takes one away.',
});
