import * as z from 'zod/mini';
import { commentIdSchema, commentSchema } from '../../model/comment.ts';
import * as access from '../../rules/access.ts';
import { commentedErrors, commentedFields } from '../commentedFields.ts';
import { defineCall } from '../defineCall.ts';

/** A comment by its thread and its own id. */
const placeSchema = z
  .string()
  .check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}#[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'must be the end of a page'));

export const comments = defineCall({
  name: 'comments',
  method: 'GET',
  path: '/comments',
  area: 'comment',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    ...commentedFields,
    /** The end of the previous page, its `next`. */
    before: z.optional(placeSchema),
  }),
  output: z.object({
    /** Thread by thread, the newest thread last; in each the oldest comment first. */
    docs: z.array(commentSchema),
    /** The end of this page, if there are older ones. */
    next: z.nullable(placeSchema),
    /** Whether the caller is notified of all comments on it. */
    isFollowing: z.boolean(),
    /** The threads of which the caller is not notified any more. */
    mutedThreads: z.array(commentIdSchema),
  }),
  errors: [...commentedErrors],
  summary:
    'The comments on something of a story map, the newest threads at first, page by page. A page may begin within a thread.',
});
