import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const restore_initiative = defineCall({
  name: 'restore_initiative',
  method: 'POST',
  path: '/restore_initiative',
  area: 'initiative',
  kind: 'command',
  undo: { never: 'whole' },
  access: access.company,
  scope: 'initiative',
  input: z.object({ ...initiativeFields }),
  output: changeSchema,
  errors: [errors.notInTrash, errors.conflict],
  summary: 'Restores a deleted initiative of the person with all it held and its members, for 30 days.',
});
