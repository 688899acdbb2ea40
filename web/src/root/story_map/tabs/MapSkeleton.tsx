import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { TabRowSkeleton } from '#web/components/page/TabRow.tsx';
import { HEAD_HEIGHT } from '#web/features/what/board/window/cardMeasures.ts';
import styles from '../storyMap.module.css';
import { useHeaderLayout } from '../useHeaderLayout.ts';
import { openTab } from './tabs.ts';

/** The number of cards under each backbone card of the skeleton. */
const COLUMNS = [3, 2, 4, 1, 3, 2];

/** The page's real layout while the map is loading: its header and, below it, the open tab. */
export function MapSkeleton({ children }: { children: ReactNode }) {
  const { stacked } = useHeaderLayout();
  const isOnMap = openTab(useLocation().pathname) === 'map';
  return (
    <div role="status" aria-label={storyMapTexts.loading} className={styles['skeleton']}>
      <div className={`${styles['skeletonHeader']} ${stacked ? styles['stacked'] : ''}`}>
        <Skeleton width={180} height={17} />
      </div>
      {isOnMap && (
        <TabRowSkeleton>
          <Skeleton width={216} height={30} />
        </TabRowSkeleton>
      )}
      {children}
    </div>
  );
}

/** The skeleton of the board of Activities. */
export function BoardSkeleton({ narrow }: { narrow: boolean }) {
  return (
    <div className={`${styles['columns']} ${narrow ? styles['narrow'] : ''}`}>
      {COLUMNS.map((count, index) => (
        <div key={index} className={styles['column']}>
          <Skeleton height={narrow ? 44 : HEAD_HEIGHT} />
          {!narrow && Array.from({ length: count }, (_, row) => <Skeleton key={row} height={44} />)}
        </div>
      ))}
    </div>
  );
}
