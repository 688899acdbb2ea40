import * as z from 'zod/mini';
import { commentNoticeSchema } from '../../model/comment.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const comment_notices = defineCall({
  name: 'comment_notices',
  method: 'GET',
  path: '/comment_notices',
  area: 'comment',
  kind: 'query',
  access: access.company,
  input: z.object({}),
  output: z.object({ docs: z.array(commentNoticeSchema) }),
  errors: [],
  summary:
    'The comments of the last 30 days of which the caller was notified and that they have not read, one for each thread, the newest first.',
});
