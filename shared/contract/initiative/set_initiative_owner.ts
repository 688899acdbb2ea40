import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const set_initiative_owner = defineCall({
  name: 'set_initiative_owner',
  method: 'POST',
  path: '/set_initiative_owner',
  area: 'initiative',
  kind: 'command',
  undo: { never: 'members' },
  access: access.initiativeHandOver,
  input: z.object({ ...initiativeFields, newOwnerUid: idSchema }),
  output: changeSchema,
  errors: [errors.userDoesNotExist, errors.userHasNoAccess, errors.conflict],
  summary: 'Hands an initiative over to a person of the company. The old owner becomes one of its members.',
});
