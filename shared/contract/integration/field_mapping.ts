import * as z from 'zod/mini';
import { mappingTargetFields, savedMappingSchema } from '#shared/model/integration/fieldMapping.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { connectionErrors } from '../jiraErrors.ts';

export const field_mapping = defineCall({
  name: 'field_mapping',
  method: 'GET',
  path: '/integration/jira-server/field-mapping',
  area: 'integration',
  kind: 'query',
  access: access.company,
  input: z.object(mappingTargetFields),
  output: z.object({ mapping: z.nullable(savedMappingSchema) }),
  errors: connectionErrors,
  summary: 'The saved mapping for a type of issues of a project; null when there is none.',
});
