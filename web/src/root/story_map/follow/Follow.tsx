import { lazy, Suspense } from 'react';
import { useFollowed, useIsFollowed } from '#web/replica/story_map/useMap.ts';

const FollowBar = lazy(() => import('./FollowBar.tsx').then((file) => ({ default: file.FollowBar })));
const ShowView = lazy(() => import('./ShowView.tsx').then((file) => ({ default: file.ShowView })));

/** Follows the view of a colleague, and shows one's own to those who follow it. Few visits need the code (rule live.15). */
export function Follow() {
  const followed = useFollowed();
  const isFollowed = useIsFollowed();
  return (
    <Suspense>
      {followed !== undefined && <FollowBar key={followed} uid={followed} />}
      {isFollowed && <ShowView />}
    </Suspense>
  );
}
