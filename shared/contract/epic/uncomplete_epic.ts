import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';

export const uncomplete_epic = defineCall({
  name: 'uncomplete_epic',
  method: 'POST',
  path: '/uncomplete_epic',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object(epicFields),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.releaseCompleted, errors.epicDoesNotExist, errors.conflict],
  summary: 'Opens a completed epic again.',
});
