import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const delete_initiative = defineCall({
  name: 'delete_initiative',
  method: 'POST',
  path: '/delete_initiative',
  area: 'initiative',
  kind: 'command',
  undo: { never: 'whole' },
  access: access.initiativeOwn,
  input: z.object({ ...initiativeFields }),
  output: changeSchema,
  errors: [errors.conflict],
  summary: 'Deletes an initiative; its releases and story maps stay as they are.',
});
