import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import * as access from '#shared/rules/access.ts';

export const link_sign_in = defineCall({
  name: 'link_sign_in',
  method: 'POST',
  path: '/link_sign_in',
  area: 'session',
  kind: 'command',
  undo: { never: 'people' },
  access: access.address,
  // The access token of the other account, which proves that the caller has just signed in with it too.
  input: z.object({ accessToken: z.string().check(z.minLength(1), z.maxLength(8_192)) }),
  output: changeSchema,
  errors: [errors.signInsNotLinked],
  summary:
    "Links another account of the caller's address, at a sign-in provider or with a password, so that both sign in to the same person. Both have to have signed in within the last ten minutes.",
});
