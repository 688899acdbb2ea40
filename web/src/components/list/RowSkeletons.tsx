import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './rows.module.css';

/** Placeholder rows while a list loads. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <div role="status" aria-label={commonTexts.loading} className={styles['rows']}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={styles['rowSkeleton']}>
          <Skeleton width="40%" height={16} />
        </div>
      ))}
    </div>
  );
}
