import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const unlink_sign_in = defineCall({
  name: 'unlink_sign_in',
  method: 'POST',
  path: '/unlink_sign_in',
  area: 'session',
  kind: 'command',
  undo: { never: 'people' },
  access: access.self,
  input: z.object({
    uid: idSchema,
    /** The account to unlink, by its id in `sign_ins`. */
    signInId: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  output: changeSchema,
  errors: [errors.signInDoesNotExist, errors.lastSignIn, errors.signInInUse, errors.signInTooOld],
  summary:
    'Unlinks an account with which the caller signs in, and deletes it in the user pool. They have to be signed in with another one, since at most ten minutes.',
});
