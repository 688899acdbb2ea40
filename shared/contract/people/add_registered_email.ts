import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { emailSchema } from '#shared/model/fields.ts';
import { signUpPermissionsSchema } from '#shared/model/people/people.ts';
import * as access from '#shared/rules/access.ts';

export const add_registered_email = defineCall({
  name: 'add_registered_email',
  method: 'POST',
  path: '/add_registered_email',
  area: 'company',
  kind: 'command',
  undo: { never: 'people' },
  access: access.admin,
  input: z.object({ email: emailSchema, signUpPermissions: z.optional(signUpPermissionsSchema) }),
  output: z.extend(changeSchema, { uid: z.string() }),
  errors: [errors.domainMismatch, errors.ownAccess, errors.adminAccess, errors.notSuperAdministrator],
  summary:
    'Gives an address of the company access to the application, whether its owner has signed up already or not, and the roles that `signUpPermissions` names; Admin is given by a super admin only. Changes nothing for an address that has access.',
});
