import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { expectingTexts } from '#shared/contract/expecting.ts';
import * as errors from '#shared/errors.ts';
import { longTextSchema, nameSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const change_problem = defineCall({
  name: 'change_problem',
  method: 'POST',
  path: '/change_problem',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    problemId: idSchema,
    // An omitted field stays as it is, so that two people who change different fields do not undo each other's changes.
    fields: z.object({
      name: z.optional(nameSchema),
      description: z.optional(longTextSchema),
      solved: z.optional(z.boolean()),
    }),
    ...expectingTexts('name', 'description'),
  }),
  output: changeSchema,
  errors: [errors.problemDoesNotExist, errors.problemExists, errors.valueChanged, errors.conflict],
  summary: 'Sets name, description or solved of a problem, on all story maps that use it.',
});
