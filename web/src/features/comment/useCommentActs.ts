import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { Comment, ReactionSign } from '#shared/model/comment.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/comments.ts';
import { useToasts } from '#web/base/toasts.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import {
  addComment,
  deleteComment,
  editComment,
  reactToComment,
  resolveThread,
} from '#web/replica/comment/commentCommands.ts';
import type { CommentTarget } from '#web/replica/comment/target.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';

/** What the user does with comments on something. Texts are awaited by their forms; refusals of the rest show as toasts. */
export type CommentActs = {
  /** @throws ApiError when it is refused */
  add: (text: string, threadId: string | null) => Promise<CallOutput<'add_comment'>>;
  /** @throws ApiError when it is refused */
  edit: (comment: Comment, text: string) => Promise<unknown>;
  resolve: (comment: Comment, isResolved: boolean) => void;
  react: (comment: Comment, sign: ReactionSign, isOn: boolean) => void;
  remove: (comment: Comment) => void;
};

export function useCommentActs(about: CommentTarget): CommentActs {
  const { pending } = useMap();
  const { uid } = useMapPerson();
  const toasts = useToasts();
  return useMemo(() => {
    const of = ({ id, threadId }: Comment) => ({ about, id, threadId });
    const orTell = (sent: Promise<unknown>) =>
      void sent.catch((error: unknown) =>
        toasts.show({
          severity: 'error',
          text: texts.notDone({ message: refusalOf(error).message }),
          ms: TOAST_MS.error,
        }),
      );
    return {
      add: (text, threadId) =>
        pending.begin(addComment, { about, id: temporaryId(), threadId, text, by: uid, at: Date.now() }),
      edit: (comment, text) => pending.begin(editComment, { ...of(comment), text, seen: comment.text }),
      resolve: (comment, isResolved) =>
        orTell(pending.begin(resolveThread, { ...of(comment), isResolved, by: uid, at: Date.now() })),
      react: (comment, sign, isOn) => orTell(pending.begin(reactToComment, { ...of(comment), sign, uid, isOn })),
      remove: (comment) => orTell(pending.begin(deleteComment, of(comment))),
    };
  }, [about, pending, uid, toasts]);
}
