import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { emailSchema } from '#shared/model/fields.ts';
import * as access from '#shared/rules/access.ts';

export const remove_registered_email = defineCall({
  name: 'remove_registered_email',
  method: 'POST',
  path: '/remove_registered_email',
  area: 'company',
  kind: 'command',
  undo: { never: 'people' },
  access: access.admin,
  input: z.object({ email: emailSchema }),
  output: changeSchema,
  errors: [errors.emailNotRegistered, errors.ownAccess, errors.adminAccess],
  summary: "Takes an address's access to the application away, from the very next call on.",
});
