import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { erasureSchema } from '#shared/model/people/erasure.ts';
import * as access from '#shared/rules/access.ts';

export const erasures = defineCall({
  name: 'erasures',
  method: 'GET',
  path: '/erasures',
  area: 'company',
  kind: 'query',
  access: access.admin,
  input: z.object({}),
  output: z.object({ docs: z.array(erasureSchema) }),
  errors: [],
  summary: 'The people who are being erased, and how far that has come. Those who are done are no longer listed.',
});
