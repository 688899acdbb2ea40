import type { ReactNode } from 'react';
import { Text } from '../controls/Text.tsx';
import styles from './message.module.css';

/** A calm message in the middle of a page or panel: a title, a sentence, and actions. */
export function Message(props: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  heading?: 'h1' | 'h2';
  role?: 'alert' | 'status';
}) {
  const { title, text, children, heading = 'h2', role } = props;
  const isPage = heading === 'h1';
  return (
    <div role={role} className={`${styles['message']} ${isPage ? styles['page'] : ''}`}>
      <Text as={heading} look={isPage ? 'heading' : 'title'} tabIndex={isPage ? -1 : undefined}>
        {title}
      </Text>
      {text !== undefined && (
        <Text quiet className={styles['text']}>
          {text}
        </Text>
      )}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
