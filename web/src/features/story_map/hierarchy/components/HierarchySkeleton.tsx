import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from '../hierarchy.module.css';

/** Holds the space of a root and some story maps below it. */
export function HierarchySkeleton() {
  return (
    <div className={styles['skeleton']}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} width={row === 0 ? 280 : 240} height={40} className={row === 0 ? '' : styles['below']} />
      ))}
    </div>
  );
}
