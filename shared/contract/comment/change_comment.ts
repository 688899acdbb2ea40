import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { commentTextSchema, reactionSignSchema } from '../../model/comment.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { commentedErrors, commentFields } from '../commentedFields.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const change_comment = defineCall({
  name: 'change_comment',
  method: 'POST',
  path: '/change_comment',
  area: 'comment',
  kind: 'command',
  undo: 'separately',
  access: access.mapComment,
  input: z.object({
    ...commentFields,
    action: z.enum(['edit', 'resolve', 'reopen', 'react', 'unreact']),
    /** The new text, to edit a comment of one's own. Without it nothing changes. */
    text: z.optional(commentTextSchema),
    /** The sign with which to react, or to react no longer. Without it nothing changes. */
    sign: z.optional(reactionSignSchema),
    ...expectingTexts('text'),
  }),
  output: changeSchema,
  errors: [
    ...commentedErrors,
    errors.commentDoesNotExist,
    errors.notYourComment,
    errors.commentNotFirst,
    errors.tooManyReactions,
    errors.tooManyMentions,
    errors.valueChanged,
    errors.conflict,
  ],
  summary:
    'Changes the text of a comment of the caller, resolves a thread or opens it again, or adds or removes a reaction of the caller.',
});
