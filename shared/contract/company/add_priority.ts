import * as z from 'zod/mini';
import { colorSchema } from '#shared/model/company/settings.ts';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const add_priority = defineCall({
  name: 'add_priority',
  method: 'POST',
  path: '/add_priority',
  area: 'company',
  kind: 'command',
  undo: { never: 'settings' },
  access: access.admin,
  input: z.object({ name: nameSchema, color: colorSchema }),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [errors.settingTaken, errors.tooManySettings],
  summary: 'Adds a priority to the company, as the last one.',
});
