import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';

export const complete_epic = defineCall({
  name: 'complete_epic',
  method: 'POST',
  path: '/complete_epic',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object(epicFields),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.epicDoesNotExist,
    errors.epicWithoutName,
    errors.conflict,
  ],
  summary: 'Marks an epic as completed, which needs a name. It cannot be edited until that is taken back.',
});
