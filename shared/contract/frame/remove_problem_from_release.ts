import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { releaseFields } from '#shared/contract/placeOfEpic.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const remove_problem_from_release = defineCall({
  name: 'remove_problem_from_release',
  method: 'POST',
  path: '/remove_problem_from_release',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...releaseFields, problemId: idSchema }),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.releaseCompleted, errors.problemNotInRelease, errors.conflict],
  summary: 'Takes a problem out of a release. It stays on the story map.',
});
