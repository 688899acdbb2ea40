import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const change_integration = defineCall({
  name: 'change_integration',
  method: 'POST',
  path: '/integration/change',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.admin,
  input: z.object({
    integrationId: idSchema,
    enabled: z.optional(z.boolean()),
    allowUsersToWrite: z.optional(z.boolean()),
    testsWithoutPosting: z.optional(z.boolean()),
  }),
  output: changeSchema,
  errors: [errors.appCheckFailed, errors.integrationDoesNotExist],
  summary:
    'Enables or disables a connection, changes whether everybody may save field mappings, or whether tests of mappings send an issue without a summary.',
});
