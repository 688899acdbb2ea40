import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { emailSchema } from '#shared/model/fields.ts';
import * as access from '#shared/rules/access.ts';

export const ask_for_access = defineCall({
  name: 'ask_for_access',
  method: 'POST',
  path: '/ask_for_access',
  area: 'company',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.address,
  // The uid that the sender believes to be signed in: another tab may have switched the person by now.
  input: z.object({ email: emailSchema }),
  output: z.extend(changeSchema, { date: z.nullable(z.int()) }),
  errors: [errors.permissionDenied],
  summary:
    "Asks the company's administrators to let the caller in, once a day at most. Answers since when the request waits; null for who has access already, or was declined and may not ask again yet.",
});
