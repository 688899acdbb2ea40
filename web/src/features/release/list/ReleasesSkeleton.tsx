import { RELEASE_PAGE_SIZE } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './releaseList.module.css';

/** Placeholder rows while the list loads. */
export function ReleaseRowSkeletons() {
  return (
    <div role="status" aria-label={commonTexts.loading} className={styles['rows']}>
      {Array.from({ length: RELEASE_PAGE_SIZE }, (_, i) => (
        <div key={i} className={styles['rowSkeleton']}>
          <Skeleton width="40%" height={16} />
        </div>
      ))}
    </div>
  );
}
