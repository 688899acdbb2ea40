import { type ReactNode, useId } from 'react';
import { Text } from '#web/components/controls/Text.tsx';
import styles from './overview.module.css';

type Props = {
  title: string;
  /** The panel's controls, at the end of the heading's line. */
  action?: ReactNode;
  /** Renders on the page itself, without a box. */
  plain?: boolean;
  area: string;
  children: ReactNode;
};

/** One part of the overview under its heading. */
export function Panel({ title, action, plain = false, area, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={plain ? styles['plain'] : styles['panel']} style={{ gridArea: area }}>
      <div className={styles['head']}>
        <Text as="h2" look="caption" quiet id={titleId} className={styles['heading'] ?? ''}>
          {title}
        </Text>
        {action}
      </div>
      {children}
    </section>
  );
}

/** An empty panel: says so, and explains its purpose. */
export function NothingYet({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Text>{title}</Text>
      <Text look="compact" quiet className={styles['help'] ?? ''}>
        {text}
      </Text>
    </>
  );
}
