import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { userInput } from '#shared/contract/userInput.ts';
import * as errors from '#shared/errors.ts';
import * as access from '#shared/rules/access.ts';

export const set_user_custom_claim_admin = defineCall({
  name: 'set_user_custom_claim_admin',
  method: 'POST',
  path: '/set_user_custom_claim_admin',
  area: 'company',
  kind: 'command',
  undo: { never: 'people' },
  access: access.superAdmin,
  input: z.object({ ...userInput, admin: z.boolean() }),
  output: changeSchema,
  errors: [errors.userDoesNotExist, errors.ownAdminRole, errors.userHasNoAccess],
  summary: 'Grants or removes the role Admin. It counts from the next call of that person on.',
});
