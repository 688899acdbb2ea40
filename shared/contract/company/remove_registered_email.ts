import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { emailSchema } from '../../model/fields.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const remove_registered_email = defineCall({
  name: 'remove_registered_email',
  method: 'POST',
  path: '/remove_registered_email',
  area: 'company',
  kind: 'command',
  access: access.admin,
  input: z.object({ email: emailSchema }),
  output: changeSchema,
  errors: [errors.emailNotRegistered, errors.ownAccess, errors.adminAccess],
  summary: "Takes an address's access to the application away, from the very next call on.",
});
