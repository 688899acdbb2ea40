import { useState } from 'react';
import * as texts from '#shared/texts/comments.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { Thread } from '#web/replica/comment/useComments.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { CommentRow } from './CommentRow.tsx';
import styles from './comments.module.css';
import { Composer } from './Composer.tsx';
import type { NameOf } from './nameOf.ts';
import type { CommentActs } from './useCommentActs.ts';
import type { Followed } from './useFollowed.ts';

type Props = {
  thread: Thread;
  /** Whether its first comment may be on an older page. */
  mayBegin: boolean;
  acts: CommentActs;
  nameOf: NameOf;
  mayComment: boolean;
  fresh: ReadonlySet<string>;
  followed: Followed;
  /** Whether a link leads to it. */
  isSought: boolean;
};

/** A comment with the replies to it. */
export function ThreadItem({ thread, mayBegin, acts, nameOf, mayComment, fresh, followed, isSought }: Props) {
  const scope = mapScope(useContainerId());
  const [isReplying, setReplying] = useState(false);
  const { first, replies } = thread;
  const row = { acts, nameOf, mayComment };
  const isResolved = first !== undefined && first.resolvedAt !== null;
  const isSent = first !== undefined && first.unconfirmed?.isNew !== true;
  return (
    <li
      ref={isSought ? showThread : undefined}
      tabIndex={isSought ? -1 : undefined}
      className={styles['thread']}
      data-resolved={isResolved || undefined}
      data-sought={isSought || undefined}
    >
      {first !== undefined ? (
        <CommentRow comment={first} isFresh={fresh.has(first.id)} {...row} />
      ) : (
        !mayBegin && <Text quiet>{texts.deleted}</Text>
      )}
      {replies.length > 0 && (
        <ol className={styles['replies']}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentRow comment={reply} isFresh={fresh.has(reply.id)} {...row} />
            </li>
          ))}
        </ol>
      )}
      {isSent && (
        <div className={styles['threadActs']}>
          {mayComment && isReplying ? (
            <Composer
              label={texts.replyLabel({ name: nameOf(first.by) })}
              placeholder={texts.replyPlaceholder}
              submitLabel={texts.reply}
              place={{ scope, entity: thread.id, field: 'reply' }}
              autoFocus
              onSend={async (text) => acts.add(text, thread.id)}
              onSent={() => setReplying(false)}
              onCancel={() => setReplying(false)}
            />
          ) : (
            <>
              {mayComment && !isResolved && (
                <Button plain onClick={() => setReplying(true)}>
                  {texts.reply}
                </Button>
              )}
              {mayComment && (
                <Button plain onClick={() => acts.resolve(first, !isResolved)}>
                  {isResolved ? texts.reopen : texts.resolve}
                </Button>
              )}
              <MuteButton name={nameOf(first.by)} threadId={thread.id} followed={followed} />
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** Ends or takes up again that the user is notified of new comments in a thread. */
function MuteButton({ name, threadId, followed }: { name: string; threadId: string; followed: Followed }) {
  const isMuted = followed.mutedThreads.includes(threadId);
  return (
    <Button
      plain
      aria-label={isMuted ? texts.unmuteLabel({ name }) : texts.muteLabel({ name })}
      onClick={() => followed.mute(threadId, !isMuted)}
    >
      {isMuted ? texts.unmute : texts.mute}
    </Button>
  );
}

/** Shows the thread that a link leads to, and gives it the focus. */
function showThread(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: 'center' });
  item?.focus({ preventScroll: true });
}
