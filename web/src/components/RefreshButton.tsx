import { listTexts } from '#shared/texts/lists.ts';
import styles from './controls/controls.module.css';
import { Icon } from './controls/Icon.tsx';
import { refresh } from './controls/pageIcons.ts';
import { QuietButton } from './QuietButton.tsx';

/** Refetches a list, and spins meanwhile. */
export function RefreshButton({ onClick, refreshing }: { onClick: () => void; refreshing: boolean }) {
  return (
    <QuietButton label={listTexts.refresh} onClick={onClick} busy={refreshing}>
      {refreshing ? <span className={styles['turning']} /> : <Icon path={refresh} />}
    </QuietButton>
  );
}
