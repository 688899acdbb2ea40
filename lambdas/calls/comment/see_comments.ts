import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { noteSeen } from '#lambdas/store/seenComments.ts';
import { see_comments } from '#shared/contract/comment/see_comments.ts';

export const grants: TableGrants = { PutItem: ['DETAIL'] };

export const handler = implementQuery(see_comments, {
  load: async () => undefined,
  run: async ({ input, person: { uid }, reader: { keys } }) => {
    await noteSeen(keys, { containerId: input.containerId, uid }, input, input.upTo);
    return {};
  },
});
