import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { TextLink } from '#web/components/controls/TextLink.tsx';
import { formatTime } from '#web/components/text/formatDate.ts';
import { personColour } from '#web/replica/presence/personColour.ts';
import type { EntrySentence } from '../history/entrySentence.ts';
import styles from './recent.module.css';

type Props = {
  entry: HistoryEntry;
  sentence: EntrySentence;
  /** The page of what the sentence names; null where there is none. */
  link: string | null;
};

/** Who did what, and when. */
export function ChangeLine({ entry: { user, date }, sentence: { author, before, name, after }, link }: Props) {
  return (
    <li className={styles['line']}>
      <Avatar
        initials={initialsOfName(author)}
        className={styles['avatar']}
        {...(user !== null && { style: { backgroundColor: personColour(user) } })}
      />
      <Text as="span" look="compact" className={styles['sentence'] ?? ''}>
        <bdi className={styles['author']}>{author}</bdi> {before}
        {link === null || name === '' ? (
          name
        ) : (
          <TextLink plain to={link}>
            {name}
          </TextLink>
        )}
        {after}
      </Text>
      <Text as="span" look="caption" quiet className={styles['time'] ?? ''}>
        <time dateTime={new Date(date).toISOString()}>{formatTime(date)}</time>
      </Text>
    </li>
  );
}
