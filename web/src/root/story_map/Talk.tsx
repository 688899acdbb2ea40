import { lazy, type ReactNode, Suspense } from 'react';
import { type CommentsProps, CommentsSlot } from '#web/components/comment/commentsSlot.tsx';
import { CommentMarksContext, useLoadedMarks } from '#web/replica/comment/useCommentMarks.ts';
import { useIdle } from './useIdle.ts';

const Comments = lazy(() => import('#web/features/comment/Comments.tsx').then((file) => ({ default: file.Comments })));

/** Comments whose code loads when the first ones are shown. */
const showComments = ({ target }: CommentsProps) => (
  <Suspense fallback={null}>
    <Comments target={target} />
  </Suspense>
);

/** Gives the pages of a story map their comments, and the marks on what has some, which come once the board is there. */
export function Talk({ children }: { children: ReactNode }) {
  const marks = useLoadedMarks(useIdle());
  return (
    <CommentMarksContext value={marks}>
      <CommentsSlot value={showComments}>{children}</CommentsSlot>
    </CommentMarksContext>
  );
}
