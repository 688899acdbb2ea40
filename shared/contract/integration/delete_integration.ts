import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const delete_integration = defineCall({
  name: 'delete_integration',
  method: 'POST',
  path: '/integration/delete',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.admin,
  input: z.object({ integrationId: idSchema }),
  output: changeSchema,
  errors: [errors.appCheckFailed, errors.integrationDoesNotExist, errors.integrationDisabled],
  summary: 'Deletes a connection and its credential.',
});
