import { commentEntity, type CommentItem, existingComment } from '#lambdas/entities/comment/comment.ts';
import { existingCommented, readComment } from '#lambdas/entities/comment/commented.ts';
import { viewersAmong } from '#lambdas/entities/comment/viewers.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_comment } from '#shared/contract/comment/change_comment.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import type { Comment } from '#shared/model/comment.ts';
import { MAX_REACTIONS } from '#shared/model/limits.ts';
import { editError, isFirst, mentionsError, withReaction } from '#shared/rules/comments.ts';
import { mentionsIn } from '#shared/rules/mentions.ts';

export const grants: TableGrants = { BatchGetItem: ['DETAIL', 'PEOPLE'], PutItem: ['DETAIL'], UpdateItem: ['DETAIL'] };

export const handler = implementCommand(change_comment, {
  load: async ({ reader, company, input }) => {
    const mentioned = input.action === 'edit' ? mentionsIn(input.text ?? '') : [];
    const tooMany = mentionsError(mentioned);
    const [[thing, found], mentions] = await Promise.all([
      readComment(reader, input),
      viewersAmong(reader, company, input.containerId, tooMany === undefined ? mentioned : []),
    ]);
    return { thing, found, mentions, tooMany };
  },
  run: async ({ input, loaded: { thing, found, mentions, tooMany }, person: { uid }, writer }) => {
    existingCommented(input, thing);
    const comment = existingComment(found);
    if (tooMany !== undefined) throw new CallError(tooMany);
    const set = changeOf({ ...input, mentions }, comment, uid);
    if (set === undefined) return writer.unchanged([{ entity: commentEntity, row: comment }]);
    return writer.commit({ storyMap: input.containerId }, [change(commentEntity, comment, set)]);
  },
});

/** `mentions` are those whom the new text mentions and who may view the story map. */
type Input = CallInput<'change_comment'> & { mentions: string[] };

/**
 * What a change sets; undefined when there is nothing to change.
 * @throws CallError not-your-comment, value-changed, comment-not-first, too-many-reactions
 */
function changeOf(input: Input, comment: CommentItem, uid: string): Partial<Comment> | undefined {
  switch (input.action) {
    case 'edit':
      return edited(input, comment, uid);
    case 'resolve':
    case 'reopen':
      return resolved(comment, input.action === 'resolve', uid);
    case 'react':
    case 'unreact':
      return reacted(input, comment, uid);
  }
}

function edited({ text, expect, mentions }: Input, comment: CommentItem, uid: string): Partial<Comment> | undefined {
  const error = editError(comment, uid);
  if (error !== undefined) throw new CallError(error);
  if (text === undefined || text === comment.text) return undefined;
  checkNotStale(expect, { text: comment.text }, commentEntity, comment);
  return { text, mentions, editedAt: Date.now() };
}

function resolved(comment: CommentItem, isResolved: boolean, uid: string): Partial<Comment> | undefined {
  if (!isFirst(comment)) throw new CallError(errors.commentNotFirst);
  if ((comment.resolvedAt !== null) === isResolved) return undefined;
  return isResolved ? { resolvedAt: Date.now(), resolvedBy: uid } : { resolvedAt: null, resolvedBy: null };
}

function reacted({ sign, action }: Input, comment: CommentItem, uid: string): Partial<Comment> | undefined {
  if (sign === undefined) return undefined;
  const reactions = withReaction(comment.reactions, { sign, uid, isOn: action === 'react' });
  if (reactions === comment.reactions) return undefined;
  if (reactions.length > MAX_REACTIONS) throw new CallError(errors.tooManyReactions);
  return { reactions };
}
