import { type CommentItem, existingComment } from '#lambdas/entities/comment/comment.ts';
import { existingCommented, keyOfCommented } from '#lambdas/entities/comment/commented.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { noteFollowed } from '#lambdas/store/followedComments.ts';
import type { Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { follow_comments } from '#shared/contract/comment/follow_comments.ts';

export const grants: TableGrants = {
  BatchGetItem: ['MAP', 'DETAIL'],
  PutItem: ['DETAIL'],
  DeleteItem: ['DETAIL'],
};

export const handler = implementQuery(follow_comments, {
  load: ({ reader, input }) => {
    const { containerId, threadId } = input;
    const first =
      threadId === undefined ? [] : [rowKeys.comment(reader.keys, containerId, { ...input, threadId }, threadId)];
    return reader.get<[Stored, CommentItem]>([keyOfCommented(reader.keys, input), ...first]);
  },
  run: async ({ input, loaded: [thing, thread], person: { uid }, reader: { keys } }) => {
    const { containerId, threadId = null, isOn } = input;
    existingCommented(input, thing);
    if (threadId !== null) existingComment(thread);
    await noteFollowed(keys, { containerId, uid, about: input, threadId }, isOn);
    return {};
  },
});
