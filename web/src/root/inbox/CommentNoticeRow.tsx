import { Link } from 'react-router-dom';
import type { CommentNotice } from '#shared/model/comment.ts';
import { commentPath } from '#shared/rules/commentPath.ts';
import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
import * as inboxTexts from '#shared/texts/inbox.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { AgoText } from '#web/components/text/AgoText.tsx';
import { personColour } from '#web/replica/presence/personColour.ts';
import styles from './inbox.module.css';

type Props = { notice: CommentNotice; person: string; onLeave: () => void };

/** A comment of which the user is notified: who wrote it, about what, and where. It leads to its thread. */
export function CommentNoticeRow({ notice, person, onLeave }: Props) {
  const { by, at, aboutName, mapName, isMention } = notice;
  return (
    <li>
      <Link to={commentPath(notice)} onClick={onLeave} className={styles['comment']}>
        <Avatar
          initials={initialsOfName(person)}
          className={styles['avatar']}
          style={{ backgroundColor: personColour(by) }}
        />
        <span className={styles['said']}>
          <Text look="compact" dir="auto">
            <b>{person}</b> {isMention ? inboxTexts.mentionedYou : inboxTexts.commented} <b>{aboutName}</b>
          </Text>
          <Text as="span" look="caption" quiet dir="auto">
            {mapName} · <AgoText at={at} text={(ago) => ago} />
          </Text>
        </span>
      </Link>
    </li>
  );
}
