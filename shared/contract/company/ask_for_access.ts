import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { emailSchema } from '../../model/fields.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const ask_for_access = defineCall({
  name: 'ask_for_access',
  method: 'POST',
  path: '/ask_for_access',
  area: 'company',
  kind: 'command',
  access: access.address,
  // The uid that the sender believes to be signed in: another tab may have switched the person by now.
  input: z.object({ email: emailSchema }),
  output: z.extend(changeSchema, { date: z.nullable(z.int()) }),
  errors: [errors.permissionDenied],
  summary:
    "Asks the company's administrators to let the caller in, once a day at most. Answers since when the request waits; null for who has access already, or was declined and may not ask again yet.",
});
