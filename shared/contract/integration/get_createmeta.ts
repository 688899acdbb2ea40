import * as z from 'zod/mini';
import { trackerFieldSchema, trackerIdSchema } from '#shared/model/integration/fieldMapping.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { trackerErrors } from '../trackerErrors.ts';

export const get_createmeta = defineCall({
  name: 'get_createmeta',
  method: 'GET',
  path: '/integration/jira-server/get-createmeta',
  area: 'integration',
  kind: 'query',
  access: access.company,
  input: z.object({ integrationId: idSchema, projectKey: trackerIdSchema, issueTypeId: trackerIdSchema }),
  output: z.object({ fields: z.array(trackerFieldSchema) }),
  errors: trackerErrors,
  summary: 'The fields that issues of a type have in a project, as far as they can be mapped.',
});
