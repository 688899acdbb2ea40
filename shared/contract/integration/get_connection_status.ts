import * as z from 'zod/mini';
import { integrationStatusSchema } from '#shared/model/integration/integration.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const get_connection_status = defineCall({
  name: 'get_connection_status',
  method: 'GET',
  path: '/integration/jira-server/get-connection-status',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.admin,
  input: z.object({ integrationId: idSchema }),
  output: z.extend(changeSchema, { status: integrationStatusSchema }),
  errors: [errors.appCheckFailed, errors.integrationDoesNotExist, errors.integrationDisabled],
  summary: 'Checks a connection, and answers with its status after the check.',
});
