import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './roadmapPage.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];
const COLUMNS = [0, 1, 2, 3];

/** The roadmap while it loads, in its layout. */
export function RoadmapSkeleton() {
  return (
    <div className={styles['skeleton']} role="status" aria-label={commonTexts.loading}>
      <div className={styles['skeletonHead']}>
        {COLUMNS.map((column) => (
          <Skeleton key={column} width={204} height={36} />
        ))}
      </div>
      {ROWS.map((row) => (
        <div key={row} className={styles['skeletonRow']}>
          <Skeleton width={220} height={16} />
          {COLUMNS.map((column) => (
            <Skeleton key={column} width={204} height={(row + column) % 3 === 0 ? 0 : 30} />
          ))}
        </div>
      ))}
    </div>
  );
}
