import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const set_user_custom_claim_admin = defineCall({
  name: 'set_user_custom_claim_admin',
  method: 'POST',
  path: '/set_user_custom_claim_admin',
  area: 'company',
  kind: 'command',
  access: 'super-admin',
  input: z.object({ uid: idSchema, admin: z.boolean() }),
  output: changeSchema,
  errors: [errors.userDoesNotExist, errors.ownAdminRole, errors.userHasNoAccess],
  summary: 'Grants or removes the role Admin. It counts from the next call of that person on.',
});
