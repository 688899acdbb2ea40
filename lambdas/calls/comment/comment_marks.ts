import type { CommentMarkItem } from '#lambdas/entities/comment/comment.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { SeenComments } from '#lambdas/store/seenComments.ts';
import { comment_marks } from '#shared/contract/comment/comment_marks.ts';
import { marksOf, nameOfCommented } from '#shared/rules/comments.ts';

export const grants: TableGrants = { Query: ['DETAIL'] };

export const handler = implementQuery(comment_marks, {
  load: ({ reader, uid, input: { containerId } }) =>
    Promise.all([
      reader.range<CommentMarkItem>(rowKeys.commentMarks(reader.keys, containerId)),
      reader.range<SeenComments>(rowKeys.allSeenComments(reader.keys, containerId, uid)),
    ]),
  run: async ({ loaded: [comments, seen], person }) => {
    const upTo = new Map(seen.map((row) => [nameOfCommented(row), row.upTo]));
    return { docs: marksOf(comments, upTo, person.uid) };
  },
});
