import { Skeleton } from '../controls/Skeleton.tsx';
import styles from './requestCard.module.css';

/** The layout of a list of requests while it loads. */
export function RequestSkeletons() {
  return (
    <div className={styles['skeletons']}>
      {[0, 1].map((i) => (
        <div key={i} className={styles['card']}>
          <Skeleton width={220} height={24} />
          <Skeleton height={84} />
          <Skeleton height={64} />
        </div>
      ))}
    </div>
  );
}
