import * as z from 'zod/mini';
import { settingKindSchema } from '#shared/model/company/settings.ts';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const change_setting = defineCall({
  name: 'change_setting',
  method: 'POST',
  path: '/change_setting',
  area: 'company',
  kind: 'command',
  undo: 'separately',
  access: access.admin,
  input: z.object({
    kind: settingKindSchema,
    id: idSchema,
    name: z.optional(nameSchema),
    active: z.optional(z.boolean()),
    ...expectingTexts('name'),
  }),
  output: changeSchema,
  errors: [errors.settingDoesNotExist, errors.settingTaken, errors.valueChanged],
  summary:
    'Renames a type of link, a type of reference or a maturity item, or changes whether it is offered. Where it is set, it stays.',
});
