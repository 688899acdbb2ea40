import * as z from 'zod/mini';
import { releaseDateSchema } from '#shared/model/release/release.ts';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const set_initiative_period = defineCall({
  name: 'set_initiative_period',
  method: 'POST',
  path: '/set_initiative_period',
  area: 'initiative',
  kind: 'command',
  undo: 'separately',
  access: access.initiativeEdit,
  input: z.object({
    ...initiativeFields,
    // In milliseconds, 0 for none. An omitted one stays as it is.
    start: z.optional(releaseDateSchema),
    end: z.optional(releaseDateSchema),
  }),
  output: changeSchema,
  errors: [errors.startAfterEnd, errors.conflict],
  summary: 'Sets start or end of an initiative, or both; 0 takes one away.',
});
