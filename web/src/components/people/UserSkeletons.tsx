import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '../controls/Skeleton.tsx';
import cards from '../page/cards.module.css';
import styles from './userSkeletons.module.css';

const COUNT = 6;

/** Placeholder cards of users while the list loads. */
export function UserSkeletons() {
  return (
    <div role="status" aria-label={commonTexts.loading} className={cards['grid']}>
      {Array.from({ length: COUNT }, (_, card) => (
        <div key={card} className={cards['card']}>
          <div className={styles['person']}>
            <Skeleton width={36} height={36} round />
            <div className={styles['lines']}>
              <Skeleton width="50%" height={14} />
              <Skeleton width="75%" height={14} />
            </div>
          </div>
          <Skeleton width={64} height={24} />
          <Skeleton width={124} height="var(--storyd-control)" />
        </div>
      ))}
    </div>
  );
}
