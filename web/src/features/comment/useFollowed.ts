import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/comments.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import type { CommentTarget } from '#web/replica/comment/target.ts';
import type { LoadedComments } from '#web/replica/comment/useComments.ts';

/** Of which comments on something the user is notified. */
export type Followed = {
  isFollowing: boolean;
  mutedThreads: readonly string[];
  /** Follows the whole thing, or no longer. */
  toggle: () => void;
  mute: (threadId: string, isMuted: boolean) => void;
};

type Wanted = { threadId?: string; isOn: boolean };

/** Whether the user follows the comments on something, and which threads they have muted. A change shows at once. */
export function useFollowed(
  target: CommentTarget,
  { isFollowing, mutedThreads }: Pick<LoadedComments, 'isFollowing' | 'mutedThreads'>,
): Followed {
  const cache = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, variables } = useMutation<unknown, ApiError, Wanted>({
    mutationFn: (wanted) => call('follow_comments', { ...target, ...wanted }),
    onSuccess: () => cache.invalidateQueries({ queryKey: callKey('comments', target) }),
    onError: ({ message }) =>
      toasts.show({ severity: 'error', text: texts.followFailed({ message }), ms: TOAST_MS.error }),
  });
  const wanted = isPending ? variables : undefined;
  const ofThread = wanted?.threadId;
  const others = mutedThreads.filter((id) => id !== ofThread);
  const isShown = wanted !== undefined && ofThread === undefined ? wanted.isOn : isFollowing;
  return {
    isFollowing: isShown,
    mutedThreads: ofThread === undefined ? mutedThreads : wanted?.isOn === true ? [...others, ofThread] : others,
    toggle: () => mutate({ isOn: !isShown }),
    mute: (threadId, isMuted) => mutate({ threadId, isOn: isMuted }),
  };
}
