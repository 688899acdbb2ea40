import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { nameOfCommented } from '#shared/rules/comments.ts';
import * as texts from '#shared/texts/comments.ts';
import { COMMENTING } from '#web/base/paths.ts';
import type { CommentsProps } from '#web/components/comment/commentsSlot.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { type Thread, useComments } from '#web/replica/comment/useComments.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { useMayComment } from '#web/replica/story_map/useMap.ts';
import styles from './comments.module.css';
import { Composer } from './Composer.tsx';
import { useNameOf } from './nameOf.ts';
import { ThreadItem } from './ThreadItem.tsx';
import { useCommentActs } from './useCommentActs.ts';
import { useFollowed } from './useFollowed.ts';
import { useFresh } from './useFresh.ts';
import { useNotNotified } from './useNotNotified.ts';
import { useSoughtThread } from './useSoughtThread.ts';

const isResolved = ({ first }: Thread) => first !== undefined && first.resolvedAt !== null;

/** The comments on something, with a field for another one below them. Resolved threads are folded away. */
export function Comments({ target }: CommentsProps) {
  const loaded = useComments(target);
  const { isLoaded, isFetching, error, refetch, threads, older } = loaded;
  const [about] = useState(target);
  const nameOf = useNameOf();
  const acts = useNotNotified(useCommentActs(about), nameOf);
  const followed = useFollowed(target, loaded);
  const mayComment = useMayComment();
  const { fresh, arrived } = useFresh(target, threads, isLoaded);
  const sought = useSoughtThread(loaded);
  const [opensResolved, setShowsResolved] = useState<boolean>();
  const field = useFocusWhenAsked(isLoaded);
  const resolved = threads.filter(isResolved);
  const open = threads.filter((thread) => !isResolved(thread));
  const showsResolved = opensResolved ?? resolved.some(({ id }) => id === sought);
  const count = threads.reduce((sum, { first, replies }) => sum + replies.length + (first === undefined ? 0 : 1), 0);
  const rows = (some: typeof threads) => (
    <ol className={styles['threads']} aria-label={texts.list}>
      {some.map((thread, i) => (
        <ThreadItem
          key={thread.id}
          thread={thread}
          mayBegin={older !== null && i === 0}
          isSought={thread.id === sought}
          {...{ acts, nameOf, mayComment, fresh, followed }}
        />
      ))}
    </ol>
  );
  const heading = count === 0 || older !== null ? texts.title : texts.titleWithCount({ count });
  return (
    <Section
      title={heading}
      action={
        isLoaded && (
          <Button plain aria-pressed={followed.isFollowing} title={texts.followHelp} onClick={followed.toggle}>
            {followed.isFollowing ? texts.following : texts.follow}
          </Button>
        )
      }
    >
      <div className={visuallyHidden['text']} aria-live="polite">
        {arrived !== undefined && texts.arrived({ name: nameOf(arrived.by) })}
      </div>
      {!isLoaded && error !== null && !isFetching && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isLoaded && (error === null || isFetching) && (
        <LoadingAfter>
          <Skeleton role="status" aria-label={texts.loading} height={64} />
        </LoadingAfter>
      )}
      {isLoaded && (
        <>
          {older !== null && (
            <Button plain busy={older.isLoading} onClick={() => void older.load()}>
              {texts.older}
            </Button>
          )}
          {older?.isFailed === true && <ErrorAlert text={texts.olderFailed} />}
          {count === 0 && mayComment && <Quiet>{texts.nothing}</Quiet>}
          {resolved.length > 0 && (
            <Button plain aria-expanded={showsResolved} onClick={() => setShowsResolved(!showsResolved)}>
              {showsResolved ? texts.hideResolved : texts.resolved({ count: resolved.length })}
            </Button>
          )}
          {showsResolved && resolved.length > 0 && rows(resolved)}
          {open.length > 0 && rows(open)}
          {!mayComment && <Quiet>{count === 0 ? texts.nothingToSay : texts.viewersOnlyRead}</Quiet>}
        </>
      )}
      {mayComment && (
        <Composer
          label={texts.addLabel}
          placeholder={texts.addPlaceholder}
          submitLabel={texts.add}
          place={{ scope: mapScope(target.containerId), entity: nameOfCommented(target), field: 'comment' }}
          field={field}
          onSend={async (text) => acts.add(text, null)}
        />
      )}
    </Section>
  );
}

/**
 * The field for a comment, which takes the focus when the user has come to comment, and is in view again once what
 * stands above it has loaded.
 */
function useFocusWhenAsked(isLoaded: boolean) {
  const { state, key } = useLocation() as { state: unknown; key: string };
  const field = useRef<HTMLTextAreaElement>(null);
  const isAsked = (state as { [COMMENTING]?: true } | null)?.[COMMENTING] === true;
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked, key]);
  useEffect(() => {
    const isWaiting = isAsked && document.activeElement === field.current;
    if (isWaiting) field.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, key, isLoaded]);
  return field;
}
