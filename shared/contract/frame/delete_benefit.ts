import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const delete_benefit = defineCall({
  name: 'delete_benefit',
  method: 'POST',
  path: '/delete_benefit',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, objectiveId: idSchema, benefitId: idSchema }),
  output: changeSchema,
  errors: [errors.objectiveDoesNotExist, errors.benefitDoesNotExist, errors.conflict],
  summary: 'Deletes a benefit of an objective.',
});
