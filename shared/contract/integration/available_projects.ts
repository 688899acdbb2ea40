import * as z from 'zod/mini';
import { trackerProjectSchema } from '#shared/model/integration/fieldMapping.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { trackerErrors } from '../trackerErrors.ts';

export const available_projects = defineCall({
  name: 'available_projects',
  method: 'GET',
  path: '/integration/jira-server/available-projects',
  area: 'integration',
  kind: 'query',
  access: access.company,
  input: z.object({ integrationId: idSchema }),
  output: z.object({ projects: z.array(trackerProjectSchema) }),
  errors: trackerErrors,
  summary:
    'The projects of a tracker that the account of the connection sees, by name. Their types of issues are asked for one by one.',
});
