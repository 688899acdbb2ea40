import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const change_initiative_name = defineCall({
  name: 'change_initiative_name',
  method: 'POST',
  path: '/change_initiative_name',
  area: 'initiative',
  kind: 'command',
  undo: 'separately',
  access: access.initiativeEdit,
  input: z.object({ ...initiativeFields, name: nameSchema, ...expectingTexts('name') }),
  output: changeSchema,
  errors: [errors.valueChanged, errors.conflict],
  summary: 'Gives an initiative another name.',
});
