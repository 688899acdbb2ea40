import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const remove_initiative_member = defineCall({
  name: 'remove_initiative_member',
  method: 'POST',
  path: '/remove_initiative_member',
  area: 'initiative',
  kind: 'command',
  undo: { never: 'members' },
  access: access.initiativeOwn,
  input: z.object({ ...initiativeFields, uid: idSchema }),
  output: changeSchema,
  errors: [errors.noInitiativeMember, errors.conflict],
  summary: 'Takes the right to edit an initiative from a person.',
});
