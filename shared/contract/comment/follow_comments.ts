import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { commentIdSchema } from '../../model/comment.ts';
import * as access from '../../rules/access.ts';
import { commentedErrors, commentedFields } from '../commentedFields.ts';
import { defineCall } from '../defineCall.ts';

export const follow_comments = defineCall({
  name: 'follow_comments',
  method: 'POST',
  path: '/follow_comments',
  area: 'comment',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    ...commentedFields,
    /** The thread to mute or to unmute; without it the comments on the whole thing are followed or no longer. */
    threadId: z.optional(commentIdSchema),
    isOn: z.boolean(),
  }),
  output: z.object({}),
  errors: [...commentedErrors, errors.commentDoesNotExist],
  summary:
    'Follows the comments on something of a story map, or mutes one of its threads (`isOn`), or ends that. Nobody else sees it, and it changes nothing of the company.',
});
