import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './board/who.module.css';

const COLUMNS = [3, 2, 4];

/** The Who board while its code loads. */
export function WhoSkeleton() {
  return (
    <div className={styles['surface']} role="status" aria-label={commonTexts.loading}>
      <div className={styles['skeletons']}>
        {COLUMNS.map((cards, column) => (
          <div key={column} className={styles['column']}>
            <Skeleton width="60%" height={36} />
            {Array.from({ length: cards }, (_, card) => (
              <div key={card} style={{ marginBottom: 8 }}>
                <Skeleton height={38} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
