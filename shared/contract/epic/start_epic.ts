import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';

export const start_epic = defineCall({
  name: 'start_epic',
  method: 'POST',
  path: '/start_epic',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    ...epicFields,
    /** False when nobody works on it after all. */
    started: z.boolean(),
  }),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.epicDoesNotExist,
    errors.epicCompleted,
    errors.conflict,
  ],
  summary:
    'Says that somebody works on an epic since now, or that nobody does. A completed epic is opened again first.',
});
