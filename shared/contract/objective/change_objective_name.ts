import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const change_objective_name = defineCall({
  name: 'change_objective_name',
  method: 'POST',
  path: '/change_objective_name',
  area: 'objective',
  kind: 'command',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, objectiveId: idSchema, name: nameSchema, ...expectingTexts('name') }),
  output: changeSchema,
  errors: [errors.objectiveDoesNotExist, errors.objectiveExists, errors.valueChanged, errors.conflict],
  summary: 'Gives an objective another name, on all story maps that use it.',
});
