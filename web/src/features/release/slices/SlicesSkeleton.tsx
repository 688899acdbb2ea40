import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './skeleton.module.css';

/** The number of cards in each column of each lane. */
const LANES = [
  [1, 2, 0, 1, 0, 1],
  [2, 0, 1, 0, 1, 0],
  [0, 1, 2, 1, 0, 1],
];

/** The Slices while they load, in the layout of the lanes: where they stand, nothing moves when they come. */
export function SlicesSkeleton() {
  return (
    <div className={styles['skeleton']} role="status" aria-label={commonTexts.loading}>
      <div className={styles['heads']}>
        {LANES[0]?.map((_, column) => (
          <Skeleton key={column} width={200} height={40} />
        ))}
      </div>
      {LANES.map((columns, lane) => (
        <div key={lane}>
          <div className={styles['laneHead']}>
            <Skeleton width={130} height={14} />
            <Skeleton width={90} height={12} />
          </div>
          <div className={styles['cards']}>
            {columns.map((cards, column) => (
              <div key={column}>
                {Array.from({ length: cards }, (_, card) => (
                  <Skeleton key={card} height={72} />
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
