import * as z from 'zod/mini';
import { registeredEmailSchema } from '../../model/people.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { partInput, partOutput } from '../parts.ts';

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
