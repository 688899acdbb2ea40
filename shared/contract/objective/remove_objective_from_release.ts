import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const remove_objective_from_release = defineCall({
  name: 'remove_objective_from_release',
  method: 'POST',
  path: '/remove_objective_from_release',
  area: 'objective',
  kind: 'command',
  access: access.mapEdit,
  input: z.object({ ...releaseFields, objectiveId: idSchema }),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.releaseCompleted, errors.objectiveNotInRelease, errors.conflict],
  summary: 'Takes an objective out of a release. It stays on the story map.',
});
