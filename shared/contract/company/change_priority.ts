import * as z from 'zod/mini';
import { colorSchema } from '#shared/model/company/settings.ts';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const change_priority = defineCall({
  name: 'change_priority',
  method: 'POST',
  path: '/change_priority',
  area: 'company',
  kind: 'command',
  undo: 'separately',
  access: access.admin,
  input: z.object({
    id: idSchema,
    name: z.optional(nameSchema),
    color: z.optional(colorSchema),
    active: z.optional(z.boolean()),
    ...expectingTexts('name'),
  }),
  output: changeSchema,
  errors: [errors.settingDoesNotExist, errors.settingTaken, errors.valueChanged],
  summary: 'Changes the name or colour of a priority, or whether it is offered. Where it is set, it stays.',
});
