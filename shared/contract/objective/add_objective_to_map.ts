import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { exactlyOne, nameOrId } from '../nameOrId.ts';

export const add_objective_to_map = defineCall({
  name: 'add_objective_to_map',
  method: 'POST',
  path: '/add_objective_to_map',
  area: 'objective',
  kind: 'command',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, ...nameOrId.objective }).check(...exactlyOne('objectiveId')),
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
