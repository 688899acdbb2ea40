import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { benefitFields } from '#shared/model/frame.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const add_benefit = defineCall({
  name: 'add_benefit',
  method: 'POST',
  path: '/add_benefit',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, objectiveId: idSchema, ...benefitFields }),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [errors.startAfterEnd, errors.objectiveDoesNotExist, errors.tooManyBenefits, errors.conflict],
  summary: 'Adds a benefit to an objective.',
});
