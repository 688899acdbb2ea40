import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { idSchema } from '#shared/model/ids.ts';
import { mailChoiceSchema } from '#shared/model/people/notices.ts';
import * as access from '#shared/rules/access.ts';

export const change_notice_settings = defineCall({
  name: 'change_notice_settings',
  method: 'POST',
  path: '/change_notice_settings',
  area: 'session',
  kind: 'command',
  undo: { never: 'people' },
  access: access.self,
  // The uid that the sender believes to be signed in: another tab may have switched the person by now.
  input: z.object({ uid: idSchema, mails: mailChoiceSchema }),
  output: changeSchema,
  errors: [],
  summary: 'Chooses which mails the caller gets about what waits for them: each at once, at most one an hour, or none.',
});
