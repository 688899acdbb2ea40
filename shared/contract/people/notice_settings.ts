import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { idSchema } from '#shared/model/ids.ts';
import { mailChoiceSchema } from '#shared/model/people/notices.ts';
import * as access from '#shared/rules/access.ts';

export const notice_settings = defineCall({
  name: 'notice_settings',
  method: 'GET',
  path: '/notice_settings',
  area: 'session',
  kind: 'query',
  access: access.self,
  input: z.object({ uid: idSchema }),
  output: z.object({ mails: mailChoiceSchema }),
  errors: [],
  summary: 'Which mails the caller gets about what waits for them.',
});
