import * as z from 'zod/mini';
import { commentIdSchema } from '../../model/comment.ts';
import * as access from '../../rules/access.ts';
import { commentedFields } from '../commentedFields.ts';
import { defineCall } from '../defineCall.ts';

export const see_comments = defineCall({
  name: 'see_comments',
  method: 'POST',
  path: '/see_comments',
  area: 'comment',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    containerId: commentedFields.containerId,
    aboutType: commentedFields.aboutType,
    aboutId: commentedFields.aboutId,
    /** The newest comment that the caller has seen. */
    upTo: commentIdSchema,
  }),
  output: z.object({}),
  errors: [],
  summary:
    'Notes up to which comment the caller has read what was written about something of a story map. Nobody else sees it, and it changes nothing of the company.',
});
