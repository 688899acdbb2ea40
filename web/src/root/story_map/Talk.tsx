import { lazy, type ReactNode, Suspense } from 'react';
import { type CommentsProps, CommentsSlot } from '#web/components/comment/commentsSlot.tsx';
import { CommentMarksContext, useLoadedMarks } from '#web/replica/comment/useCommentMarks.ts';
import { useIdle } from './useIdle.ts';

/** In the theme of MUI, without which a page may have rendered. */
const Comments = lazy(async () => {
  const [file, { withMuiTheme }] = await Promise.all([
    import('#web/features/comment/Comments.tsx'),
    import('#web/base/theme/MuiTheme.tsx'),
  ]);
  return { default: withMuiTheme(file.Comments) };
});

/** Comments whose code loads once the page they stand on is there. */
function CommentsWhenIdle({ target }: CommentsProps) {
  return (
    useIdle() && (
      <Suspense fallback={null}>
        <Comments target={target} />
      </Suspense>
    )
  );
}

const showComments = (props: CommentsProps) => <CommentsWhenIdle {...props} />;

/** Gives the pages of a story map their comments, and the marks on what has some, which come once the board is there. */
export function Talk({ children }: { children: ReactNode }) {
  const marks = useLoadedMarks(useIdle());
  return (
    <CommentMarksContext value={marks}>
      <CommentsSlot value={showComments}>{children}</CommentsSlot>
    </CommentMarksContext>
  );
}
