import { INITIATIVE_PAGE_SIZE } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './initiatives.module.css';

/** Placeholder cards while the list loads, as high as the real ones. */
export function InitiativesSkeleton() {
  return (
    <div role="status" aria-label={commonTexts.loading} className={styles['cards']}>
      {Array.from({ length: INITIATIVE_PAGE_SIZE }, (_, i) => (
        <Skeleton key={i} height={92} />
      ))}
    </div>
  );
}
