import * as z from 'zod/mini';
import { jiraProjectSchema } from '#shared/model/integration/fieldMapping.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { jiraErrors } from '../jiraErrors.ts';

export const available_projects = defineCall({
  name: 'available_projects',
  method: 'GET',
  path: '/integration/jira-server/available-projects',
  area: 'integration',
  kind: 'query',
  access: access.company,
  input: z.object({ integrationId: idSchema }),
  output: z.object({ projects: z.array(jiraProjectSchema) }),
  errors: jiraErrors,
  summary:
    'The projects of Jira that the account of the connection sees, by name. Their types of issues are asked for one by one.',
});
