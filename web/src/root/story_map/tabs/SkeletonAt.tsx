import { useLocation } from 'react-router-dom';
import { SlicesSkeleton } from '#web/features/release/slices/SlicesSkeleton.tsx';
import { RoadmapSkeleton } from '#web/features/roadmap/RoadmapSkeleton.tsx';
import { OverviewSkeleton } from '#web/features/story_map/overview/OverviewSkeleton.tsx';
import { WhoSkeleton } from '#web/features/who/WhoSkeleton.tsx';
import { BoardSkeleton } from './MapSkeleton.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';

/** The real layout of the tab at the address, while the map or the tab's code loads. */
export function SkeletonAt({ narrow }: { narrow: boolean }) {
  const [, , , ...tab] = useLocation().pathname.split('/');
  switch (tab.join('/')) {
    case '':
    case 'overview':
      return <OverviewSkeleton />;
    case 'map':
    case 'map/activity':
      return <BoardSkeleton narrow={narrow} />;
    case 'map/who':
      return <WhoSkeleton />;
    case 'map/slices':
      return <SlicesSkeleton />;
    case 'roadmap':
    case 'roadmap/release':
    case 'roadmap/activity':
      return <RoadmapSkeleton />;
    default:
      return <TabSkeleton />;
  }
}
