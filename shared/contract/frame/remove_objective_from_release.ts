import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { releaseFields } from '#shared/contract/placeOfEpic.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const remove_objective_from_release = defineCall({
  name: 'remove_objective_from_release',
  method: 'POST',
  path: '/remove_objective_from_release',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...releaseFields, objectiveId: idSchema }),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.releaseCompleted, errors.objectiveNotInRelease, errors.conflict],
  summary: 'Takes an objective out of a release. It stays on the story map.',
});
