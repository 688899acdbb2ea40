import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const delete_benefit = defineCall({
  name: 'delete_benefit',
  method: 'POST',
  path: '/delete_benefit',
  area: 'objective',
  kind: 'command',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, objectiveId: idSchema, benefitId: idSchema }),
  output: changeSchema,
  errors: [errors.objectiveDoesNotExist, errors.benefitDoesNotExist, errors.conflict],
  summary: 'Deletes a benefit of an objective.',
});
