import { PROBLEM_PAGE_SIZE } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './frame.module.css';

/** Placeholder cards while a list loads. */
export function FrameSkeleton() {
  return (
    <div role="status" aria-label={commonTexts.loading} className={styles['list']}>
      {Array.from({ length: PROBLEM_PAGE_SIZE }, (_, i) => (
        <Skeleton key={i} height={62} />
      ))}
    </div>
  );
}
