import * as z from 'zod/mini';
import { credentialFields } from '#shared/model/integration/integration.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const set_credential = defineCall({
  name: 'set_credential',
  method: 'POST',
  path: '/integration/jira-server/set-credential',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.admin,
  input: z.object({ integrationId: idSchema, ...credentialFields, ...expectingTexts('url') }),
  output: z.extend(changeSchema, { success: z.boolean(), message: z.string() }),
  errors: [
    errors.appCheckFailed,
    errors.integrationDoesNotExist,
    errors.integrationDisabled,
    errors.integrationEmailMissing,
    errors.valueChanged,
  ],
  summary:
    'Gives a connection its credential and checks it: a personal access token, or for Jira Cloud the API token of an account and its address. It replaces the one before, whatever the check finds. `expect.url` is the address that its sender saw: no other gets the credential.',
});
