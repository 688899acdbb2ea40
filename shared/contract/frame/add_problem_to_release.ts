import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { nameOrId, requireNameOrId } from '#shared/contract/nameOrId.ts';
import { releaseFields } from '#shared/contract/placeOfEpic.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const add_problem_to_release = defineCall({
  name: 'add_problem_to_release',
  method: 'POST',
  path: '/add_problem_to_release',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...releaseFields, ...nameOrId.problem }).check(requireNameOrId('problemId')),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.problemDoesNotExist,
    errors.problemExists,
    errors.usedTooOften,
    errors.storyMapFull,
    errors.tooManyInRelease,
    errors.conflict,
  ],
  summary: 'Puts a problem into a release, and on its story map: a new one, or one of the company.',
});
