import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const remove_problem_from_release = defineCall({
  name: 'remove_problem_from_release',
  method: 'POST',
  path: '/remove_problem_from_release',
  area: 'objective',
  kind: 'command',
  access: access.mapEdit,
  input: z.object({ ...releaseFields, problemId: idSchema }),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.releaseCompleted, errors.problemNotInRelease, errors.conflict],
  summary: 'Takes a problem out of a release. It stays on the story map.',
});
