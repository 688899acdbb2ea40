import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { emailSchema } from '#shared/model/fields.ts';
import * as access from '#shared/rules/access.ts';

export const decline_company_access_request = defineCall({
  name: 'decline_company_access_request',
  method: 'POST',
  path: '/decline_company_access_request',
  area: 'company',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.admin,
  input: z.object({ email: emailSchema }),
  output: changeSchema,
  errors: [errors.accessRequestDoesNotExist],
  summary:
    'Turns down the request of somebody who asks to be let in. They get a mail, and may ask again a day after they asked.',
});
