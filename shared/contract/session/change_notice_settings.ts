import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { mailChoiceSchema } from '../../model/notices.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const change_notice_settings = defineCall({
  name: 'change_notice_settings',
  method: 'POST',
  path: '/change_notice_settings',
  area: 'session',
  kind: 'command',
  access: access.self,
  // The uid that the sender believes to be signed in: another tab may have switched the person by now.
  input: z.object({ uid: idSchema, mails: mailChoiceSchema }),
  output: changeSchema,
  errors: [],
  summary: 'Chooses which mails the caller gets about what waits for them: each at once, at most one an hour, or none.',
});
