import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { emailSchema } from '#shared/model/fields.ts';
import * as access from '#shared/rules/access.ts';

export const reset_second_factor = defineCall({
  name: 'reset_second_factor',
  method: 'POST',
  path: '/reset_second_factor',
  area: 'company',
  kind: 'command',
  undo: { never: 'people' },
  access: access.admin,
  input: z.object({ email: emailSchema }),
  output: changeSchema,
  errors: [errors.emailNotRegistered, errors.noPassword, errors.ownAccess, errors.adminAccess],
  summary:
    'Helps somebody who lost their authenticator app: no code is asked for any more, all their sessions end, and a mail lets them set a new password, without which nobody signs in.',
});
