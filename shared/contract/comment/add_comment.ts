import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { commentIdSchema, commentTextSchema } from '../../model/comment.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { commentedErrors, commentedFields } from '../commentedFields.ts';
import { defineCall } from '../defineCall.ts';

export const add_comment = defineCall({
  name: 'add_comment',
  method: 'POST',
  path: '/add_comment',
  area: 'comment',
  kind: 'command',
  undo: 'separately',
  access: access.mapComment,
  input: z.object({
    ...commentedFields,
    text: commentTextSchema,
    /** The thread that it replies to; a new one without it. */
    threadId: z.optional(commentIdSchema),
  }),
  output: z.extend(changeSchema, {
    id: commentIdSchema,
    /** Those it mentions who cannot view the story map, and are not notified. */
    withoutAccess: z.array(idSchema),
  }),
  errors: [
    ...commentedErrors,
    errors.commentDoesNotExist,
    errors.tooManyComments,
    errors.threadFull,
    errors.tooManyMentions,
    errors.conflict,
  ],
  summary:
    'Comments on something of a story map: begins a thread, or replies to one. Its text mentions people by `<@uid>`; those who may view the story map are notified, and the answer names the others.',
});
