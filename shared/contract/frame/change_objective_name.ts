import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { expectingTexts } from '#shared/contract/expecting.ts';
import * as errors from '#shared/errors.ts';
import { nameSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const change_objective_name = defineCall({
  name: 'change_objective_name',
  method: 'POST',
  path: '/change_objective_name',
  area: 'objective',
  kind: 'command',
  undo: 'jointly',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, objectiveId: idSchema, name: nameSchema, ...expectingTexts('name') }),
  output: changeSchema,
  errors: [errors.objectiveDoesNotExist, errors.objectiveExists, errors.valueChanged, errors.conflict],
  summary: 'Gives an objective another name, on all story maps that use it.',
});
