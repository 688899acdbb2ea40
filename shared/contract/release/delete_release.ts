import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const delete_release = defineCall({
  name: 'delete_release',
  method: 'POST',
  path: '/delete_release',
  area: 'release',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object(releaseFields),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.releaseCompleted, errors.conflict],
  summary: 'Deletes a release with all that it holds, but no completed one. Its Activities stay on the map.',
});
