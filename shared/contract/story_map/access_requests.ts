import * as z from 'zod/mini';
import { accessRequestSchema } from '#shared/model/people/accessRequest.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const access_requests = defineCall({
  name: 'access_requests',
  method: 'GET',
  path: '/access_requests',
  area: 'story_map',
  kind: 'query',
  access: access.company,
  input: z.object({}),
  output: z.object({ docs: z.array(accessRequestSchema), total: z.int() }),
  errors: [],
  summary:
    'The requests for access to story maps that wait for the signed-in owner, newest first: the first hundred, and how many there are.',
});
