import { type ReactNode, useId } from 'react';
import { Text } from '#web/components/controls/Text.tsx';
import styles from './panel.module.css';

type Props = { title: string; /** At the end of the heading's line. */ action?: ReactNode; children: ReactNode };

/** A part of the page of an objective or problem under its heading. */
export function FramePanel({ title, action, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles['head']}>
        <Text as="h3" look="subtitle" id={titleId}>
          {title}
        </Text>
        {action}
      </div>
      {children}
    </section>
  );
}
