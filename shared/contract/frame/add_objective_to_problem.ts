import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { nameOrId, requireNameOrId } from '#shared/contract/nameOrId.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const add_objective_to_problem = defineCall({
  name: 'add_objective_to_problem',
  method: 'POST',
  path: '/add_objective_to_problem',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z
    .object({ containerId: idSchema, problemId: idSchema, ...nameOrId.objective })
    .check(requireNameOrId('objectiveId')),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [
    errors.problemDoesNotExist,
    errors.objectiveDoesNotExist,
    errors.objectiveExists,
    errors.usedTooOften,
    errors.storyMapFull,
    errors.tooManyObjectivesOfProblem,
    errors.conflict,
  ],
  summary: 'Gives a problem of a story map an objective, and puts that on the map: a new one, or one of the company.',
});
