import * as z from 'zod/mini';
import { initiativeSchema } from '#shared/model/initiative/initiative.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const initiative_list = defineCall({
  name: 'initiative_list',
  method: 'GET',
  path: '/initiative_list',
  area: 'initiative',
  kind: 'query',
  access: access.company,
  input: z.object({ page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1) }),
  output: z.object({ docs: z.array(initiativeSchema), page: z.int(), totalPages: z.int(), total: z.int() }),
  errors: [],
  summary: 'A page of the initiatives of the company, newest first. A page past the end is the last one.',
});
