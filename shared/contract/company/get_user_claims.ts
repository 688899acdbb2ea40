import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { claimsSchema } from '../../model/people.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

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
