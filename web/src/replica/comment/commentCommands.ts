import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import type { Comment, ReactionSign } from '#shared/model/comment.ts';
import { withReaction } from '#shared/rules/comments.ts';
import * as texts from '#shared/texts/comments.ts';
import { defineCommand, type Draft } from '#web/replica/command.ts';
import { comments } from './entities.ts';
import type { CommentTarget } from './target.ts';

/* The commands on comments: each with its overlay and its call. */

type OfComment = { about: CommentTarget; id: string; threadId: string };
/** What a person adds: the temporary id, and the thread that it replies to, null for a new one. */
export type AddComment = {
  about: CommentTarget;
  id: string;
  threadId: string | null;
  text: string;
  by: string;
  at: number;
};

const of = { type: comments.type, subject: ({ id }: OfComment) => id, missing: errors.commentDoesNotExist } as const;

/** Changes a comment in a draft, if it is there. */
function edit(draft: Draft, id: string, change: (comment: Comment) => Partial<Comment>): void {
  const comment = draft.get(comments, id);
  if (comment !== undefined) draft.put(comments, { ...comment, ...change(comment) });
}

const inputOf = ({ about, id, threadId }: OfComment) => ({ ...about, threadId, commentId: id });

export const addComment = defineCommand<AddComment, CallOutput<'add_comment'>>({
  name: 'add_comment',
  keep: true,
  type: comments.type,
  subject: ({ id }) => id,
  missing: errors.commentDoesNotExist,
  typed: ({ text }) => text,
  inForm: true,
  apply: (draft, { about: { aboutType, aboutId }, id, threadId, text, by, at }) =>
    draft.put(comments, {
      ...{ id, version: 0, aboutType, aboutId, threadId: threadId ?? id, by, at, text },
      ...{
        editedAt: null,
        resolvedAt: null,
        resolvedBy: null,
        reactions: [],
        mentions: [],
        unconfirmed: { isNew: true },
      },
    }),
  request: ({ about, threadId, text }) => ({
    name: 'add_comment',
    input: { ...about, text, ...(threadId !== null && { threadId }) },
  }),
  adds: { id: ({ id }) => id, added: ({ id }) => ({ id, reused: false }) },
});

/** `seen` is the text that stood there when its author began to change it. */
export const editComment = defineCommand<OfComment & { text: string; seen: string }>({
  ...of,
  name: 'change_comment',
  keep: true,
  typed: ({ text }) => text,
  inForm: true,
  apply: (draft, { id, text }) => edit(draft, id, () => ({ text })),
  request: (input) => ({
    name: 'change_comment',
    input: { ...inputOf(input), action: 'edit', text: input.text, expect: { text: input.seen } },
  }),
});

export const resolveThread = defineCommand<OfComment & { isResolved: boolean; by: string; at: number }>({
  ...of,
  name: 'change_comment_resolved',
  keep: true,
  does: ({ isResolved }) => (isResolved ? texts.undoResolve : texts.undoReopen),
  apply: (draft, { id, isResolved, by, at }) =>
    edit(draft, id, () => (isResolved ? { resolvedAt: at, resolvedBy: by } : { resolvedAt: null, resolvedBy: null })),
  request: (input) => ({
    name: 'change_comment',
    input: { ...inputOf(input), action: input.isResolved ? 'resolve' : 'reopen' },
  }),
});

export const reactToComment = defineCommand<OfComment & { sign: ReactionSign; uid: string; isOn: boolean }>({
  ...of,
  name: 'change_comment_reaction',
  keep: true,
  apply: (draft, { id, sign, uid, isOn }) =>
    edit(draft, id, ({ reactions }) => ({ reactions: withReaction(reactions, { sign, uid, isOn }) })),
  request: (input) => ({
    name: 'change_comment',
    input: {
      ...inputOf(input),
      action: input.isOn ? 'react' : 'unreact',
      sign: input.sign,
    } satisfies CallInput<'change_comment'>,
  }),
});

export const deleteComment = defineCommand<OfComment>({
  ...of,
  name: 'delete_comment',
  keep: true,
  apply: (draft, { id }) => draft.drop(comments, id),
  request: (input) => ({ name: 'delete_comment', input: inputOf(input) }),
});
