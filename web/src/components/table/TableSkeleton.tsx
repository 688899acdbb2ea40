import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '../controls/Skeleton.tsx';
import styles from './table.module.css';

/** Stands for a table while it loads. @param rows how many it will probably have */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status" aria-label={commonTexts.loading} className={styles['table']}>
      <div className={styles['headSkeleton']} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['rowSkeleton']}>
          <Skeleton width={28} height={28} round />
          <Skeleton width="30%" height={14} />
          <Skeleton width="15%" height={14} />
        </div>
      ))}
    </div>
  );
}
