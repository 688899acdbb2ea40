import { type ReactNode, useId } from 'react';
import { Text } from '#web/components/controls/Text.tsx';
import styles from '../account.module.css';

/** A section of the account page: its topic on the left, its controls on the right, or below on a phone. */
export function Section({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <div className={styles['topic']}>
        <Text as="h2" look="subtitle" id={id}>
          {title}
        </Text>
        {help !== undefined && (
          <Text look="compact" quiet className={styles['help'] ?? ''}>
            {help}
          </Text>
        )}
      </div>
      <div className={styles['controls']}>{children}</div>
    </section>
  );
}
