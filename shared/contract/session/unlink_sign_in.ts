import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const unlink_sign_in = defineCall({
  name: 'unlink_sign_in',
  method: 'POST',
  path: '/unlink_sign_in',
  area: 'session',
  kind: 'command',
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
