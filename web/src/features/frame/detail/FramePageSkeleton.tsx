import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from '../list/frame.module.css';

/** The page of an objective or problem while it loads. */
export function FramePageSkeleton() {
  return (
    <div role="status" aria-label={commonTexts.loading} className={styles['skeletons']}>
      <Skeleton width={260} height={24} />
      <Skeleton height={88} />
      <Skeleton height={88} />
    </div>
  );
}
