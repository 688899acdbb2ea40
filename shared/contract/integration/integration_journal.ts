import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { journalPage, journalPageInput } from '../journalPage.ts';

export const integration_journal = defineCall({
  name: 'integration_journal',
  method: 'GET',
  path: '/integration/journal',
  area: 'integration',
  kind: 'query',
  access: access.admin,
  input: z.object({
    integrationId: idSchema,
    only: z.optional(z.enum(['failed'])),
    ...journalPageInput,
  }),
  output: journalPage,
  errors: [errors.appCheckFailed, errors.integrationDoesNotExist],
  summary: 'What was sent to Jira of a connection and what came back, without values, newest first, page by page.',
});
