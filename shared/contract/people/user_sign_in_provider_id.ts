import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { emailSchema } from '#shared/model/fields.ts';
import * as access from '#shared/rules/access.ts';

export const user_sign_in_provider_id = defineCall({
  name: 'user_sign_in_provider_id',
  method: 'GET',
  path: '/user_sign_in_provider_id',
  area: 'session',
  kind: 'query',
  access: access.anyone,
  input: z.object({ email: emailSchema }),
  output: z.object({ providerId: z.string() }),
  errors: [],
  summary:
    'Which sign-in provider people of the domain of an e-mail address use: the one that the deployment binds to it, else `password`. Unknown addresses get the same answer, so that it does not reveal who has an account.',
});
