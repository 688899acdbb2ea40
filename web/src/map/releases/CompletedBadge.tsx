import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { completed } from '#web/components/controls/pageIcons.ts';
import styles from './completedBadge.module.css';

/** Shows that a release is completed. */
export function CompletedBadge() {
  return (
    <span className={styles['badge']}>
      <Icon path={completed} small />
      {texts.completed}
    </span>
  );
}
