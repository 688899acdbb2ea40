import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { benefitFields } from '../../model/frame.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const add_benefit = defineCall({
  name: 'add_benefit',
  method: 'POST',
  path: '/add_benefit',
  area: 'objective',
  kind: 'command',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, objectiveId: idSchema, ...benefitFields }),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [errors.startAfterEnd, errors.objectiveDoesNotExist, errors.tooManyBenefits, errors.conflict],
  summary: 'Adds a benefit to an objective.',
});
