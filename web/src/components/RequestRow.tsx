import type { ReactNode } from 'react';
import { Text } from './controls/Text.tsx';
import { DateText } from './DateText.tsx';
import styles from './requestRow.module.css';

type Props = {
  /** Who asks; null for a person without a name. */
  username: string | null;
  email: string;
  /** When they asked, in milliseconds. */
  date: number;
  /** The buttons that answer. */
  answers: ReactNode;
  /** The person, and what they ask for. */
  children: ReactNode;
};

/** An item of a list of requests that wait for an answer. */
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
