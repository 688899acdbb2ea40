import { lazyPage } from '#web/base/lazyPage.tsx';
import { type MapPage, mapPageAt } from '#web/root/mapPages.ts';

/** The pages of a story map. They render without MUI. A page's code comes with the map when the address leads to it. */
export const tabPages: Readonly<Record<MapPage, ReturnType<typeof lazyPage>>> = {
  overview: lazyPage(() =>
    import('#web/features/story_map/overview/OverviewTab.tsx').then((file) => ({ Component: file.OverviewTab })),
  ),
  'frame/problem': lazyPage(() =>
    import('#web/features/frame/list/ProblemsTab.tsx').then((file) => ({ Component: file.ProblemsTab })),
  ),
  'frame/problem/:problemId': lazyPage(() =>
    import('#web/features/frame/detail/ProblemPage.tsx').then((file) => ({ Component: file.ProblemPage })),
  ),
  'frame/objective': lazyPage(() =>
    import('#web/features/frame/list/ObjectivesTab.tsx').then((file) => ({ Component: file.ObjectivesTab })),
  ),
  'frame/objective/:objectiveId': lazyPage(() =>
    import('#web/features/frame/detail/ObjectivePage.tsx').then((file) => ({ Component: file.ObjectivePage })),
  ),
  'map/activity': lazyPage(() => import('./ActivityView.tsx').then((file) => ({ Component: file.ActivityView }))),
  'map/who': lazyPage(() => import('#web/features/who/WhoBoard.tsx').then((file) => ({ Component: file.WhoBoard }))),
  'map/slices': lazyPage(() => import('./SlicesView.tsx').then((file) => ({ Component: file.SlicesView }))),
  releases: lazyPage(() =>
    import('#web/features/release/list/ReleasesTab.tsx').then((file) => ({ Component: file.ReleasesTab })),
  ),
  'releases/:releaseId': lazyPage(() =>
    import('#web/features/release/page/ReleasePage.tsx').then((file) => ({ Component: file.ReleasePage })),
  ),
  'releases/:releaseId/what/:whatId': lazyPage(() =>
    import('#web/root/release_what/ReleaseWhatPage.tsx').then((file) => ({ Component: file.ReleaseWhatPage })),
  ),
  'roadmap/release': lazyPage(() => import('./RoadmapView.tsx').then((file) => ({ Component: file.RoadmapView }))),
  'roadmap/activity': lazyPage(() =>
    import('#web/features/roadmap/activity/ActivityRoadmap.tsx').then((file) => ({ Component: file.ActivityRoadmap })),
  ),
  history: lazyPage(() =>
    import('#web/features/story_map/history/HistoryTab.tsx').then((file) => ({ Component: file.HistoryTab })),
  ),
};

/** Loads the code of the page at an address of a story map. */
export async function fetchTab(pathname: string): Promise<void> {
  const page = pathname.startsWith('/story_map/') ? mapPageAt(pathname) : undefined;
  if (page !== undefined) await tabPages[page].handle().catch(reportError);
}
