import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { nameOrId, requireNameOrId } from '#shared/contract/nameOrId.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const add_objective_to_map = defineCall({
  name: 'add_objective_to_map',
  method: 'POST',
  path: '/add_objective_to_map',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, ...nameOrId.objective }).check(requireNameOrId('objectiveId')),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [
    errors.objectiveDoesNotExist,
    errors.objectiveExists,
    errors.usedTooOften,
    errors.storyMapFull,
    errors.conflict,
  ],
  summary:
    'Puts an objective on a story map: a new one, or one of the company, which goes on standing where it stands.',
});
