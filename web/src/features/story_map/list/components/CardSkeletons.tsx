import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from '../storyMaps.module.css';

const names = ['32%', '44%', '28%', '38%', '50%'];

/** A page of placeholder cards while the list loads, as high as the real ones. */
export function CardSkeletons() {
  return (
    <div role="status" aria-label={commonTexts.loading} className={styles['list']}>
      {names.slice(0, STORY_MAP_PAGE_SIZE).map((width) => (
        <div key={width} className={styles['card']}>
          <Skeleton width={width} height="1.3rem" className={styles['line']} />
          <div className={styles['why']}>
            <Skeleton width="86%" height="1.3125rem" className={styles['line']} />
          </div>
          <div className={styles['foot']}>
            <Skeleton width={120} height="1.3125rem" className={styles['line']} />
            <div className={styles['actions']}>
              <Skeleton width={64} height="var(--storyd-control)" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
