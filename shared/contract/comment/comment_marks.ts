import * as z from 'zod/mini';
import { commentMarkSchema } from '../../model/comment.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const comment_marks = defineCall({
  name: 'comment_marks',
  method: 'GET',
  path: '/comment_marks',
  area: 'comment',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema }),
  output: z.object({ docs: z.array(commentMarkSchema) }),
  errors: [],
  summary:
    'What on a story map has comments: how many, how many open threads, and how many that others have written since the caller looked.',
});
