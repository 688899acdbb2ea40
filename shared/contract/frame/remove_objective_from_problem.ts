import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const remove_objective_from_problem = defineCall({
  name: 'remove_objective_from_problem',
  method: 'POST',
  path: '/remove_objective_from_problem',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, problemId: idSchema, objectiveId: idSchema }),
  output: changeSchema,
  errors: [errors.problemDoesNotExist, errors.objectiveNotOfProblem, errors.conflict],
  summary: 'Takes an objective from a problem. Both stay on the story map.',
});
