import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const uncomplete_release = defineCall({
  name: 'uncomplete_release',
  method: 'POST',
  path: '/uncomplete_release',
  area: 'release',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object(releaseFields),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.conflict],
  summary: 'Opens a completed release again.',
});
