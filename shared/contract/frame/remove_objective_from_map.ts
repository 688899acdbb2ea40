import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const remove_objective_from_map = defineCall({
  name: 'remove_objective_from_map',
  method: 'POST',
  path: '/remove_objective_from_map',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, objectiveId: idSchema }),
  output: changeSchema,
  errors: [errors.objectiveDoesNotExist, errors.objectiveInRelease, errors.conflict],
  summary:
    'Takes an objective off a story map, unless an open release of the map has it. The objective stays, with its benefits and its other uses.',
});
