import * as z from 'zod/mini';
import { companyUserSchema } from '../../model/people.ts';
import { defineCall } from '../defineCall.ts';

export const company_users = defineCall({
  name: 'company_users',
  method: 'GET',
  path: '/company_users',
  area: 'company',
  kind: 'query',
  access: 'company',
  input: z.object({}),
  output: z.object({ docs: z.array(companyUserSchema) }),
  errors: [],
  summary:
    "Everybody of the signed-in person's company who has signed up; `active` tells whether they have access to the application.",
});
