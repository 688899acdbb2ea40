import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { partInput, partOutput } from '#shared/contract/parts.ts';
import { registeredEmailSchema } from '#shared/model/people/people.ts';
import * as access from '#shared/rules/access.ts';

export const registered_emails = defineCall({
  name: 'registered_emails',
  method: 'GET',
  path: '/registered_emails',
  area: 'company',
  kind: 'query',
  access: access.admin,
  inParts: true,
  input: z.object(partInput),
  output: z.object({ docs: z.array(registeredEmailSchema), ...partOutput }),
  errors: [],
  summary:
    'Every address that has or had access to the application, with the user behind it, and every user without access.',
});
