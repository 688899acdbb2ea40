import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { longTextSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const set_what_long_description = defineCall({
  name: 'set_what_long_description',
  method: 'POST',
  path: '/set_what_long_description',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    whatId: idSchema,
    longDescription: longTextSchema,
    ...expectingTexts('longDescription'),
  }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.valueChanged, errors.conflict],
  summary: 'Writes the long description of an Activity on its map; an empty one takes it away.',
});
