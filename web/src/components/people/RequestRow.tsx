import type { ReactNode } from 'react';
import { Text } from '../controls/Text.tsx';
import { DateText } from '../text/DateText.tsx';
import styles from './requestRow.module.css';

type Props = {
  /** The requester's name; null for a user without one. */
  username: string | null;
  email: string;
  /** The time of the request, in milliseconds. */
  date: number;
  answers: ReactNode;
  /** The requester, and the subject of the request. */
  children: ReactNode;
};

/** An item of a list of waiting requests. */
export function RequestRow({ username, email, date, answers, children }: Props) {
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <Text look="compact">{children}</Text>
        <Text as="div" look="caption" quiet>
          {username === null ? null : `${email} · `}
          <DateText at={date} />
        </Text>
      </div>
      <div className={styles['answers']}>{answers}</div>
    </li>
  );
}
