import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { companyAccessRequestSchema } from '#shared/model/people/accessRequest.ts';
import * as access from '#shared/rules/access.ts';

export const company_access_requests = defineCall({
  name: 'company_access_requests',
  method: 'GET',
  path: '/company_access_requests',
  area: 'company',
  kind: 'query',
  access: access.admin,
  input: z.object({}),
  output: z.object({ docs: z.array(companyAccessRequestSchema), total: z.int() }),
  errors: [],
  summary:
    'The people who ask to be let in, those who have waited longest first: the first hundred, and how many there are.',
});
