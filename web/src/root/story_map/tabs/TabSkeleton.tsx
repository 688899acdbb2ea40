import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { PageGrid } from '#web/components/layout/PageGrid.tsx';
import styles from '../storyMap.module.css';

const PARTS = [0, 1, 2, 3, 4, 5];

/** A tab while its code loads. After that, the tab shows its own skeleton while its content loads. */
export function TabSkeleton() {
  return (
    <PageGrid>
      <div role="status" aria-label={commonTexts.loading} className={styles['tabSkeleton']}>
        <Skeleton width={140} height={20} />
        {PARTS.map((part) => (
          <Skeleton key={part} height={62} />
        ))}
      </div>
    </PageGrid>
  );
}
