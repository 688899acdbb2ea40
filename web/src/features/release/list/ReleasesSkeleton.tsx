import { RELEASE_PAGE_SIZE } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './releases.module.css';

/** Placeholder cards while the list loads. */
export function ReleaseCardSkeletons() {
  return (
    <div role="status" aria-label={commonTexts.loading} className={styles['grid']}>
      {Array.from({ length: RELEASE_PAGE_SIZE }, (_, i) => (
        <Skeleton key={i} className={styles['cardSkeleton']} />
      ))}
    </div>
  );
}
