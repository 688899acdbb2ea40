import * as z from 'zod/mini';
import { listedProjectSchema } from '#shared/model/integration/fieldMapping.ts';
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
  output: z.object({ projects: z.array(listedProjectSchema) }),
  errors: jiraErrors,
  summary:
    'The projects of Jira that the account of the connection sees, with their types of issues. A Jira with many projects that names the types of one project at a time leaves them out: `issue_types` tells those.',
});
