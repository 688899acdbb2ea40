import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const sign_ins = defineCall({
  name: 'sign_ins',
  method: 'GET',
  path: '/sign_ins',
  area: 'session',
  kind: 'query',
  access: access.self,
  input: z.object({ uid: idSchema }),
  output: z.object({
    docs: z.array(
      z.object({
        id: z.string(),
        /** What people call the provider; null for a password. */
        provider: z.nullable(z.string()),
        /** The provider's own permanent name for the person, which tells two accounts there apart; null for a password. */
        account: z.nullable(z.string()),
        /** Whether this session signed in with it. */
        current: z.boolean(),
      }),
    ),
    /** When this session signed in, in seconds. */
    signedInAt: z.int(),
  }),
  errors: [],
  summary: 'The accounts with which the caller signs in: one with a password, and those at sign-in providers.',
});
