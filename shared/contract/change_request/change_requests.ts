import * as z from 'zod/mini';
import { changeRequestCardSchema, requestListSchema } from '../../model/changeRequest.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const change_requests = defineCall({
  name: 'change_requests',
  method: 'GET',
  path: '/change_requests',
  area: 'change_request',
  kind: 'query',
  access: access.company,
  input: z.object({
    list: requestListSchema,
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  }),
  output: z.object({ docs: z.array(changeRequestCardSchema), page: z.int(), totalPages: z.int(), total: z.int() }),
  errors: [],
  summary:
    "A page of one's open change requests, newest first: those one has made (`own`), those that await one's answer (`awaiting`), those that one has answered (`answered`), or all others from the story maps that one owns or edits (`maps`). A page past the end is the last one.",
});
