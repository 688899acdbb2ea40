import { commentEntity, type CommentItem } from '#lambdas/entities/comment/comment.ts';
import { existingCommented, keyOfCommented } from '#lambdas/entities/comment/commented.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { FollowedComments } from '#lambdas/store/followedComments.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { latest } from '#lambdas/store/rangeReads.ts';
import { comments } from '#shared/contract/comment/comments.ts';
import { COMMENT_PAGE_SIZE } from '#shared/model/limits.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['DETAIL'] };

export const handler = implementQuery(comments, {
  load: async ({ reader, uid, input }) => {
    const [[thing], page, followed] = await Promise.all([
      reader.get<[Stored]>([keyOfCommented(reader.keys, input)]),
      latest<CommentItem>(reader, rowKeys.commentsOf(reader.keys, input.containerId, input), {
        before: input.before,
        limit: COMMENT_PAGE_SIZE,
      }),
      reader.range<FollowedComments>(rowKeys.ownFollowedComments(reader.keys, input.containerId, input, uid)),
    ]);
    return { thing, followed, ...page };
  },
  run: async ({ input, loaded: { thing, followed, items, isAll } }) => {
    existingCommented(input, thing);
    const last = items.at(-1);
    const docs = items.filter((item) => notDeleted(item) !== undefined).map((item) => commentEntity.present(item));
    return {
      docs: docs.reverse(),
      next: isAll || last === undefined ? null : `${last.threadId}#${last.id}`,
      isFollowing: followed.some(({ threadId }) => threadId === null),
      mutedThreads: followed.flatMap(({ threadId }) => threadId ?? []),
    };
  },
});
