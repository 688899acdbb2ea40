import { type ReactNode, useId, useState } from 'react';
import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { TextLink } from '#web/components/controls/TextLink.tsx';
import { formatTime } from '#web/components/text/formatDate.ts';
import { personColour } from '#web/replica/presence/personColour.ts';
import type { EntrySentence } from './entrySentence.ts';
import styles from './history.module.css';

type Props = {
  /** The newest entry of the line. */
  entry: HistoryEntry;
  sentence: EntrySentence;
  /** The page of what the sentence names; null where there is none. */
  link: string | null;
  /** What is below the line once it is opened. */
  children: ReactNode;
};

/** A line of the history: who did what, and when. It opens to the rest by a click anywhere on it. */
export function HistoryRow({ entry, sentence: { author, before, name, after }, link, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <div className={styles['line']}>
        <Avatar
          initials={initialsOfName(author)}
          className={styles['avatar']}
          {...(entry.user !== null && { style: { backgroundColor: personColour(entry.user) } })}
        />
        <Text as="span" look="compact" id={`${id}-sentence`} className={styles['sentence'] ?? ''}>
          <bdi className={styles['author']}>{author}</bdi> {before}
          {link === null || name === '' ? (
            name
          ) : (
            <span className={styles['name']}>
              <TextLink plain to={link}>
                {name}
              </TextLink>
            </span>
          )}
          {after}
        </Text>
        <Text as="span" look="caption" quiet className={styles['time'] ?? ''}>
          <time dateTime={new Date(entry.date).toISOString()}>{formatTime(entry.date)}</time>
        </Text>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-labelledby={`${id}-sentence`}
          onClick={() => setOpen(!open)}
          className={styles['toggle']}
        >
          <Icon path={arrowDown} small />
        </button>
      </div>
      <div id={id} hidden={!open} className={styles['details']}>
        {open && children}
      </div>
    </li>
  );
}
