import * as listTexts from '#shared/texts/lists.ts';
import styles from '../controls/controls.module.css';
import { Icon } from '../controls/Icon.tsx';
import { refresh } from '../controls/pageIcons.ts';
import { QuietButton } from '../page/QuietButton.tsx';

type Props = {
  onClick: () => void;
  refreshing: boolean;
  /** Whether there is something newer than what is shown: a red dot, and words for those who do not see it. */
  outdated?: boolean;
};

/** Refetches a list, and spins meanwhile. */
export function RefreshButton({ onClick, refreshing, outdated = false }: Props) {
  return (
    <QuietButton label={outdated ? listTexts.refreshOutdated : listTexts.refresh} onClick={onClick} busy={refreshing}>
      {refreshing ? (
        <span className={styles['turning']} />
      ) : (
        <span className={styles['dotted']} data-outdated={outdated || undefined}>
          <Icon path={refresh} />
        </span>
      )}
    </QuietButton>
  );
}
