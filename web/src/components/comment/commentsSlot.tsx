import { type ComponentType, createContext, use } from 'react';
import type { Commented } from '#shared/model/comment.ts';
import { nameOfCommented } from '#shared/rules/comments.ts';

/** What comments are about: of an epic also where it is. */
export type CommentsProps = { target: Commented & { containerId: string; releaseId?: string; whatId?: string } };

/** The part of a page that shows comments. Root passes it down, since pages of several features have it. */
export const CommentsSlot = createContext<ComponentType<CommentsProps> | null>(null);

/** The comments on something; nothing on a page without comments. */
export function CommentsOf({ target }: CommentsProps) {
  const Comments = use(CommentsSlot);
  return Comments === null ? null : <Comments key={nameOfCommented(target)} target={target} />;
}
