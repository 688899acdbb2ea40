import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './history.module.css';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The history's real layout while it loads. */
export function HistorySkeleton() {
  return (
    <div role="status" aria-label={commonTexts.loading}>
      <div className={styles['filters']}>
        <Skeleton width={150} className={styles['filterSkeleton']} />
        <Skeleton width={150} className={styles['filterSkeleton']} />
      </div>
      <div className={styles['day']}>
        <Skeleton line width={56} height={14} />
      </div>
      {LINES.map((line) => (
        <div key={line} className={styles['line']}>
          <Skeleton round width={20} height={20} />
          <Skeleton width={`${45 + ((line * 17) % 40)}%`} height={14} className={styles['sentence']} />
        </div>
      ))}
    </div>
  );
}
