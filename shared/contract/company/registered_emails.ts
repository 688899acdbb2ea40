import * as z from 'zod/mini';
import { registeredEmailSchema } from '../../model/people.ts';
import { defineCall } from '../defineCall.ts';

export const registered_emails = defineCall({
  name: 'registered_emails',
  method: 'GET',
  path: '/registered_emails',
  area: 'company',
  kind: 'query',
  access: 'admin',
  input: z.object({}),
  output: z.object({ docs: z.array(registeredEmailSchema) }),
  errors: [],
  summary:
    'Every address that has or had access to the application, with the user behind it, and every user without access.',
});
