import type { CommentMark as Mark } from '#shared/model/comment.ts';
import * as texts from '#shared/texts/comments.ts';
import { Icon } from '../controls/Icon.tsx';
import { comment } from '../controls/pageIcons.ts';
import styles from './commentMark.module.css';

/** How many open threads something has, with a dot for new comments. Nothing when there is neither. */
export function CommentMark({ mark }: { mark: Pick<Mark, 'openThreads' | 'unread'> | undefined }) {
  if (mark === undefined || (mark.openThreads === 0 && mark.unread === 0)) return null;
  const { openThreads, unread } = mark;
  const threads = texts.openThreads({ count: openThreads });
  const label = unread === 0 ? threads : openThreads === 0 ? texts.unread : texts.withUnread({ threads });
  return (
    <span role="img" aria-label={label} title={label} className={styles['mark']} data-unread={unread > 0 || undefined}>
      <Icon path={comment} className={styles['icon'] ?? ''} />
      {openThreads > 0 && <span aria-hidden>{openThreads}</span>}
    </span>
  );
}
