import * as z from 'zod/mini';
import { emailSchema } from '../../model/fields.ts';
import { defineCall } from '../defineCall.ts';

export const user_sign_in_provider_id = defineCall({
  name: 'user_sign_in_provider_id',
  method: 'GET',
  path: '/user_sign_in_provider_id',
  area: 'session',
  kind: 'query',
  access: 'public',
  input: z.object({ email: emailSchema }),
  output: z.object({ providerId: z.string() }),
  errors: [],
  summary:
    'Which sign-in provider an e-mail address uses. Unknown addresses answer `password` too, so that the answer does not reveal who has an account.',
});
