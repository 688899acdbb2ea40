import * as z from 'zod/mini';
import { companyAccessRequestSchema } from '../../model/accessRequest.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

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
