import { type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { TabRowSkeleton } from '#web/components/page/TabRow.tsx';
import { HEADS_KEY, keptHead } from '#web/features/what/board/window/keptHead.ts';
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

/** The height of a backbone card in the list of narrow screens. */
const NARROW_HEAD = 44;

/** The skeleton of the board of Activities, with a backbone as high as on the user's last visit. */
export function BoardSkeleton({ narrow }: { narrow: boolean }) {
  const { containerId = '' } = useParams();
  const [head] = useState(() => (narrow ? NARROW_HEAD : keptHead(localStorage.getItem(HEADS_KEY), containerId)));
  return (
    <div className={`${styles['columns']} ${narrow ? styles['narrow'] : ''}`}>
      {COLUMNS.map((count, index) => (
        <div key={index} className={styles['column']}>
          <Skeleton height={head} />
          {!narrow && Array.from({ length: count }, (_, row) => <Skeleton key={row} height={44} />)}
        </div>
      ))}
    </div>
  );
}
