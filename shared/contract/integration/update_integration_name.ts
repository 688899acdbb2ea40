import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const update_integration_name = defineCall({
  name: 'update_integration_name',
  method: 'PUT',
  path: '/integration/jira-server/update-name',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.admin,
  input: z.object({ integrationId: idSchema, name: nameSchema, ...expectingTexts('name') }),
  output: changeSchema,
  errors: [errors.appCheckFailed, errors.integrationDoesNotExist, errors.integrationDisabled, errors.valueChanged],
  summary: 'Renames a connection.',
});
