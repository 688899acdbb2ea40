import * as z from 'zod/mini';
import { changeRequestCardSchema } from '../../model/changeRequest.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const escalated_change_requests = defineCall({
  name: 'escalated_change_requests',
  method: 'GET',
  path: '/escalated_change_requests',
  area: 'change_request',
  kind: 'query',
  access: access.admin,
  input: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  }),
  output: z.object({ docs: z.array(changeRequestCardSchema), page: z.int(), totalPages: z.int(), total: z.int() }),
  errors: [],
  summary:
    'A page of the open change requests that the administrators have to decide, newest first. A page past the end is the last one.',
});
