import * as z from 'zod/mini';
import { jiraAddressSchema } from '#shared/model/integration/integration.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const update_integration_url = defineCall({
  name: 'update_integration_url',
  method: 'PUT',
  path: '/integration/jira-server/update-url',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.admin,
  input: z.object({ integrationId: idSchema, url: jiraAddressSchema, ...expectingTexts('url') }),
  output: changeSchema,
  errors: [
    errors.appCheckFailed,
    errors.integrationDoesNotExist,
    errors.integrationDisabled,
    errors.integrationUrlInvalid,
    errors.valueChanged,
  ],
  summary: 'Changes the address of Jira. Its credential is kept for the same origin only.',
});
