import { commonTexts } from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import styles from './skeleton.module.css';

/** The number of cards in each lane. */
const LANES = [4, 3, 5];

/** The Slices while they load. */
export function SlicesSkeleton() {
  return (
    <div className={styles['skeleton']} role="status" aria-label={commonTexts.loading}>
      {LANES.map((cards, lane) => (
        <div key={lane}>
          <Skeleton width={180} height={16} />
          <div>
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} width={200} height={72} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
