import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { mailChoiceSchema } from '../../model/notices.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

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
