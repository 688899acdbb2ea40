import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const complete_release = defineCall({
  name: 'complete_release',
  method: 'POST',
  path: '/complete_release',
  area: 'release',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object(releaseFields),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.conflict],
  summary: 'Marks a release as completed. Nothing of it can be edited until that is taken back.',
});
