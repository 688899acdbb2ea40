import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { PageGrid } from '../layout/PageGrid.tsx';
import styles from './pageSkeleton.module.css';

/** The placeholder while the page to show is unknown. */
export function PageSkeleton() {
  return (
    <LoadingAfter>
      <PageGrid>
        <div className={styles['page']}>
          <Skeleton width={200} height={28} />
          <Skeleton height={72} />
          <Skeleton height={72} />
          <Skeleton height={72} />
        </div>
      </PageGrid>
    </LoadingAfter>
  );
}
