import * as z from 'zod/mini';
import { integrationTypeSchema, jiraAddressSchema } from '#shared/model/integration/integration.ts';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const initiate_connection = defineCall({
  name: 'initiate_connection',
  method: 'POST',
  path: '/integration/initiate-connection',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.admin,
  input: z.object({ connectionTypeKey: integrationTypeSchema, url: jiraAddressSchema, name: nameSchema }),
  output: z.extend(changeSchema, { id: idSchema, success: z.boolean(), message: z.string() }),
  errors: [errors.appCheckFailed, errors.integrationUrlInvalid, errors.tooManyIntegrations],
  summary: 'Adds a connection with Jira. It has no credential yet, so nothing is sent to Jira.',
});
