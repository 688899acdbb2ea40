import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as access from '#shared/rules/access.ts';

export const asked_for_access = defineCall({
  name: 'asked_for_access',
  method: 'GET',
  path: '/asked_for_access',
  area: 'company',
  kind: 'query',
  access: access.address,
  input: z.object({}),
  output: z.object({ date: z.nullable(z.int()), declined: z.boolean() }),
  errors: [],
  summary:
    "When the caller last asked the company's administrators to be let in, and whether one of them has declined; null when they never asked or have access.",
});
