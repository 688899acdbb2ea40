import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const rename_who_label = defineCall({
  name: 'rename_who_label',
  method: 'POST',
  path: '/rename_who_label',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, labelId: idSchema, name: nameSchema, ...expectingTexts('name') }),
  output: changeSchema,
  errors: [errors.labelDoesNotExist, errors.valueChanged, errors.labelTaken, errors.conflict],
  summary: 'Renames a group or category of Whos, for all Whos in it at once.',
});
