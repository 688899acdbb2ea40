import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { userInput } from '#shared/contract/userInput.ts';
import * as errors from '#shared/errors.ts';
import * as access from '#shared/rules/access.ts';

export const transfer_super_admin = defineCall({
  name: 'transfer_super_admin',
  method: 'POST',
  path: '/transfer_super_admin',
  area: 'company',
  kind: 'command',
  undo: { never: 'people' },
  access: access.superAdmin,
  input: z.object(userInput),
  output: changeSchema,
  errors: [errors.userDoesNotExist, errors.ownAdminRole, errors.userHasNoAccess, errors.userNotSignedUp],
  summary: 'Makes another person the super admin. The caller stays an admin, and all their sessions end.',
});
