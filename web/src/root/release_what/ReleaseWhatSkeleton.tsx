import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from '#web/features/epic/column/releaseWhat.module.css';

/** The content below the back link while it loads, with or without the Activity's name. */
export function ReleaseWhatContentSkeleton({ withHead }: { withHead: boolean }) {
  return (
    <div role="status" aria-label={commonTexts.loading}>
      {withHead && <Skeleton width={260} height={20} className={styles['nameSkeleton']} />}
      <div className={styles['columns']}>
        <div className={styles['epicSkeletons']}>
          {Array.from({ length: 5 }, (_, i) => (
            <Skeleton key={i} height={64} />
          ))}
        </div>
        <div className={styles['panelSkeletons']}>
          {[120, 120, 140].map((height, i) => (
            <Skeleton key={i} height={height} />
          ))}
        </div>
      </div>
    </div>
  );
}
