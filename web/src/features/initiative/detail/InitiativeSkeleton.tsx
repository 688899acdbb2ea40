import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './initiative.module.css';

/** Placeholder for the header and some release groups. */
export function InitiativeSkeleton() {
  return (
    <div role="status" aria-label={commonTexts.loading}>
      <div className={styles['header']}>
        <Skeleton width={220} height={24} />
      </div>
      <div className={styles['skeletonHeads']}>
        {[0, 1, 2].map((column) => (
          <Skeleton key={column} width={188} height={40} />
        ))}
      </div>
      {[0, 1, 2].map((group) => (
        <div key={group} className={styles['skeletonRow']}>
          <Skeleton width={220} height={56} />
          <Skeleton width={188} height={30} />
          <Skeleton width={188} height={30} />
        </div>
      ))}
    </div>
  );
}
