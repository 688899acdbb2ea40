import * as texts from '#shared/texts/release/releases.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { completed } from '#web/components/controls/pageIcons.ts';
import styles from './completedBadge.module.css';

/** Shows that a release is completed. @param text says what else is done */
export function CompletedBadge({ text = texts.completed }: { text?: string }) {
  return (
    <span className={styles['badge']}>
      <Icon path={completed} small />
      {text}
    </span>
  );
}
