import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { partInput, partOutput } from '#shared/contract/parts.ts';
import { companyUserSchema } from '#shared/model/people/people.ts';
import * as access from '#shared/rules/access.ts';

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
