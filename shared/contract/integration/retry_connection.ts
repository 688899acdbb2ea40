import * as z from 'zod/mini';
import { integrationStatusSchema } from '#shared/model/integration/integration.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const retry_connection = defineCall({
  name: 'retry_connection',
  method: 'POST',
  path: '/integration/jira-server/re-try-connection',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.admin,
  input: z.object({ integrationId: idSchema }),
  output: z.extend(changeSchema, { status: integrationStatusSchema }),
  errors: [errors.appCheckFailed, errors.integrationDoesNotExist, errors.integrationDisabled],
  summary: 'Tries once more to connect with Jira.',
});
