import { commentEntity, existingComment } from '#lambdas/entities/comment/comment.ts';
import { existingCommented, readComment } from '#lambdas/entities/comment/commented.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_comment } from '#shared/contract/comment/delete_comment.ts';
import { deleteError } from '#shared/rules/comments.ts';

export const grants: TableGrants = { BatchGetItem: ['DETAIL'], PutItem: ['DETAIL'], UpdateItem: ['DETAIL'] };

export const handler = implementCommand(delete_comment, {
  load: ({ reader, input }) => readComment(reader, input),
  run: async ({ input, loaded: [thing, found], person: { uid }, mapRole, writer }) => {
    existingCommented(input, thing);
    const comment = existingComment(found);
    const error = deleteError(comment, { uid, mapRole });
    if (error !== undefined) throw new CallError(error);
    return writer.commit({ storyMap: input.containerId }, [remove(commentEntity, comment)]);
  },
});
