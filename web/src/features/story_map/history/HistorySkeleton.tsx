import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './history.module.css';

const ENTRIES = [0, 1, 2, 3, 4, 5, 6, 7];
/** The height of an entry of two lines. */
const ENTRY_HEIGHT = 62;

/** The history's real layout while it loads. */
export function HistorySkeleton() {
  return (
    <div role="status" aria-label={commonTexts.loading} className={styles['list']}>
      {ENTRIES.map((entry) => (
        <Skeleton key={entry} height={ENTRY_HEIGHT} />
      ))}
    </div>
  );
}
