import * as z from 'zod/mini';
import { integrationSchema, integrationTypeSchema } from '#shared/model/integration/integration.ts';
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
  output: z.object({
    /** `type` and `url` are the same as `integrationType` and `baseUrl`, by the names that were documented first. */
    docs: z.array(z.extend(integrationSchema, { type: integrationTypeSchema, url: z.string() })),
  }),
  errors: [],
  summary: 'The connections of the company with Jira, by name.',
});
