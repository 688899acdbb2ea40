import type { ReactNode } from 'react';
import { Text } from '#web/components/controls/Text.tsx';
import { keepFocus } from '#web/components/focus/keepFocus.ts';
import styles from './section.module.css';

type Props = {
  title: string;
  /** The level of its heading, below that of the surrounding heading. */
  level?: 'h3' | 'h5';
  /** Whether it has nothing to show; an epic on paper leaves it out. */
  isEmpty?: boolean;
  /** A button at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a dialog or card with its heading. */
export function Section({ title, level = 'h3', isEmpty = false, action, children }: Props) {
  const heading = (
    <Text as={level} look="label">
      {title}
    </Text>
  );
  return (
    <section ref={keepFocus} className={styles['section']} data-empty={isEmpty || undefined}>
      {action === undefined ? (
        heading
      ) : (
        <div className={styles['head']}>
          {heading}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

/** A muted sentence where there is nothing to show. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text look="compact" quiet>
      {children}
    </Text>
  );
}
