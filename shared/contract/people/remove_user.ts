import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { emailSchema } from '#shared/model/fields.ts';
import * as access from '#shared/rules/access.ts';

export const remove_user = defineCall({
  name: 'remove_user',
  method: 'POST',
  path: '/remove_user',
  area: 'company',
  kind: 'command',
  undo: { never: 'people' },
  access: access.admin,
  input: z.object({ email: emailSchema }),
  output: changeSchema,
  errors: [errors.emailNotRegistered, errors.ownAccess, errors.adminAccess],
  summary:
    'Removes a user: their account in the user pool, their access and their roles. Their name stays where they took part, and their story maps stay until an administrator hands them over.',
});
