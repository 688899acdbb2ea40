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

type Props = {
  thread: Thread;
  /** Whether its first comment may be on an older page. */
  mayBegin: boolean;
  acts: CommentActs;
  nameOf: NameOf;
  mayComment: boolean;
  fresh: ReadonlySet<string>;
};

/** A comment with the replies to it. */
export function ThreadItem({ thread, mayBegin, acts, nameOf, mayComment, fresh }: Props) {
  const scope = mapScope(useContainerId());
  const [isReplying, setReplying] = useState(false);
  const { first, replies } = thread;
  const row = { acts, nameOf, mayComment };
  const isResolved = first !== undefined && first.resolvedAt !== null;
  const isSent = first !== undefined && first.unconfirmed?.isNew !== true;
  return (
    <li className={styles['thread']} data-resolved={isResolved || undefined}>
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
      {mayComment && isSent && (
        <div className={styles['threadActs']}>
          {isReplying ? (
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
              {!isResolved && (
                <Button plain onClick={() => setReplying(true)}>
                  {texts.reply}
                </Button>
              )}
              <Button plain onClick={() => acts.resolve(first, !isResolved)}>
                {isResolved ? texts.reopen : texts.resolve}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
