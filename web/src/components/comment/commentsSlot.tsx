import { createContext, Fragment, type ReactNode, use } from 'react';
import type { Commented } from '#shared/model/comment.ts';
import { nameOfCommented } from '#shared/rules/comments.ts';

/** What comments are about: of an epic also where it is. */
export type CommentsProps = { target: Commented & { containerId: string; releaseId?: string; whatId?: string } };

/** Shows the comments on something. Root passes it down, since pages of several features have them. */
export const CommentsSlot = createContext<((props: CommentsProps) => ReactNode) | null>(null);

/** The comments on something; nothing on a page without comments. */
export function CommentsOf({ target }: CommentsProps) {
  const show = use(CommentsSlot);
  return show === null ? null : <Fragment key={nameOfCommented(target)}>{show({ target })}</Fragment>;
}
