import * as z from 'zod/mini';
import { integrationSchema } from '#shared/model/integration/integration.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const integrations = defineCall({
  name: 'integrations',
  method: 'GET',
  path: '/integrations',
  area: 'integration',
  kind: 'query',
  access: access.company,
  input: z.object({}),
  output: z.object({ docs: z.array(integrationSchema) }),
  errors: [],
  summary: 'The connections of the company with Jira, by name.',
});
