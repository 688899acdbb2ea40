import * as z from 'zod/mini';
import { mappingTargetFields } from '#shared/model/integration/fieldMapping.ts';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { connectionErrors } from '../jiraErrors.ts';

export const clear_field_mapping = defineCall({
  name: 'clear_field_mapping',
  method: 'POST',
  path: '/integration/jira-server/clear-field-mapping',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.company,
  input: z.object(mappingTargetFields),
  output: changeSchema,
  errors: [...connectionErrors, errors.mappingLocked],
  summary: 'Deletes the mapping for a type of issues of a project.',
});
