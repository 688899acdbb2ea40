import * as z from 'zod/mini';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const awaiting_change_requests = defineCall({
  name: 'awaiting_change_requests',
  method: 'GET',
  path: '/awaiting_change_requests',
  area: 'change_request',
  kind: 'query',
  access: access.company,
  input: z.object({}),
  output: z.object({ total: z.int() }),
  errors: [],
  summary: 'The number of change requests that await the answer of the signed-in person.',
});
