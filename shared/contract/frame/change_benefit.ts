import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { expectingTexts } from '#shared/contract/expecting.ts';
import * as errors from '#shared/errors.ts';
import { benefitFields } from '#shared/model/frame.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const change_benefit = defineCall({
  name: 'change_benefit',
  method: 'POST',
  path: '/change_benefit',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    objectiveId: idSchema,
    benefitId: idSchema,
    // An omitted field stays as it is, so that two people who change different fields do not undo each other's changes.
    fields: z.partial(z.object(benefitFields)),
    ...expectingTexts('name', 'description'),
  }),
  output: changeSchema,
  errors: [
    errors.startAfterEnd,
    errors.objectiveDoesNotExist,
    errors.benefitDoesNotExist,
    errors.valueChanged,
    errors.conflict,
  ],
  summary: 'Sets fields of a benefit.',
});
