import * as z from 'zod/mini';
import { issueFieldSchema, jiraIdSchema } from '#shared/model/integration/fieldMapping.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { jiraErrors } from '../jiraErrors.ts';

export const get_createmeta = defineCall({
  name: 'get_createmeta',
  method: 'GET',
  path: '/integration/jira-server/get-createmeta',
  area: 'integration',
  kind: 'query',
  access: access.company,
  input: z.object({ integrationId: idSchema, projectKey: jiraIdSchema, issueTypeId: jiraIdSchema }),
  output: z.object({ fields: z.array(issueFieldSchema) }),
  errors: jiraErrors,
  summary: 'The fields that issues of a type have in a project, as far as they can be mapped.',
});
