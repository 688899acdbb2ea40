import * as z from 'zod/mini';
import { settingKindSchema } from '#shared/model/company/settings.ts';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const add_setting = defineCall({
  name: 'add_setting',
  method: 'POST',
  path: '/add_setting',
  area: 'company',
  kind: 'command',
  undo: { never: 'settings' },
  access: access.admin,
  input: z.object({ kind: settingKindSchema, name: nameSchema }),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [errors.settingTaken, errors.tooManySettings],
  summary: 'Adds a type of link, a type of reference or a maturity item to the settings of the company.',
});
