import * as z from 'zod/mini';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const app_check_token = defineCall({
  name: 'app_check_token',
  method: 'POST',
  path: '/app_check_token',
  area: 'integration',
  kind: 'command',
  access: 'company',
  input: z.object({}),
  output: z.extend(changeSchema, { token: z.string(), expiresAt: z.int() }),
  errors: [],
  summary:
    'A token for the header X-App-Check of the calls under /integration: good for ten minutes, and for its person only.',
});
