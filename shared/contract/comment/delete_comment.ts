import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { commentedErrors, commentFields } from '../commentedFields.ts';
import { defineCall } from '../defineCall.ts';

export const delete_comment = defineCall({
  name: 'delete_comment',
  method: 'POST',
  path: '/delete_comment',
  area: 'comment',
  kind: 'command',
  undo: 'separately',
  access: access.mapComment,
  input: z.object(commentFields),
  output: changeSchema,
  errors: [...commentedErrors, errors.commentDoesNotExist, errors.notYourComment, errors.conflict],
  summary:
    'Deletes a comment of the caller, or any comment on a story map of the caller. Replies to it stay; nobody can add to a thread without its first comment.',
});
