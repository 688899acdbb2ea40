import * as z from 'zod/mini';
import { jiraIdSchema, issueTypeSchema } from '#shared/model/integration/fieldMapping.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { jiraErrors } from '../jiraErrors.ts';

export const issue_types = defineCall({
  name: 'issue_types',
  method: 'GET',
  path: '/integration/jira-server/issue-types',
  area: 'integration',
  kind: 'query',
  access: access.company,
  input: z.object({ integrationId: idSchema, projectKey: jiraIdSchema }),
  output: z.object({ issueTypes: z.array(issueTypeSchema) }),
  errors: jiraErrors,
  summary: 'The types of issues that can be created in a project, without sub-tasks.',
});
