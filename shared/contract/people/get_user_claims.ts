import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import { claimsSchema } from '#shared/model/people/people.ts';
import * as access from '#shared/rules/access.ts';

export const get_user_claims = defineCall({
  name: 'get_user_claims',
  method: 'GET',
  path: '/get_user_claims',
  area: 'company',
  kind: 'query',
  access: access.selfOrAdmin,
  input: z.object({ uid: idSchema }),
  output: claimsSchema,
  errors: [errors.userDoesNotExist],
  summary: 'Which roles a person of the company has; of others only for administrators.',
});
