import * as z from 'zod/mini';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const app_check_token = defineCall({
  name: 'app_check_token',
  method: 'GET',
  path: '/app_check_token',
  area: 'integration',
  kind: 'query',
  access: access.company,
  input: z.object({}),
  output: z.object({ token: z.string(), expiresAt: z.int() }),
  errors: [],
  summary:
    'A token for the header X-App-Check of the calls under /integration: good for ten minutes, and for its person only.',
});
