import * as z from 'zod/mini';
import { companyUserSchema } from '../../model/people.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { partInput, partOutput } from '../parts.ts';

export const company_users = defineCall({
  name: 'company_users',
  method: 'GET',
  path: '/company_users',
  area: 'company',
  kind: 'query',
  access: access.company,
  inParts: true,
  input: z.object(partInput),
  output: z.object({ docs: z.array(companyUserSchema), ...partOutput }),
  errors: [],
  summary:
    "Everybody of the signed-in person's company who has signed up; `active` says whether they have access to the application.",
});
