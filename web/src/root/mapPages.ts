import type { ViewedPage } from '#shared/contract/presence.ts';

/**
 * The pages of a story map, by their path below the map's, each with the file of its code below `web/src`. Routes, the
 * code that is fetched early and the budgets of the tests follow this list.
 */
export const mapPages = {
  overview: 'features/story_map/overview/OverviewTab.tsx',
  'frame/problem': 'features/frame/list/ProblemsTab.tsx',
  'frame/problem/:problemId': 'features/frame/detail/ProblemPage.tsx',
  'frame/objective': 'features/frame/list/ObjectivesTab.tsx',
  'frame/objective/:objectiveId': 'features/frame/detail/ObjectivePage.tsx',
  'map/activity': 'root/story_map/tabs/ActivityView.tsx',
  'map/who': 'features/who/WhoBoard.tsx',
  'map/slices': 'root/story_map/tabs/SlicesView.tsx',
  releases: 'features/release/list/ReleasesTab.tsx',
  'releases/:releaseId': 'features/release/page/ReleasePage.tsx',
  'releases/:releaseId/what/:whatId': 'root/release_what/ReleaseWhatPage.tsx',
  'roadmap/release': 'root/story_map/tabs/RoadmapView.tsx',
  'roadmap/activity': 'features/roadmap/activity/ActivityRoadmap.tsx',
  history: 'features/story_map/history/HistoryTab.tsx',
} as const satisfies Record<ViewedPage, string>;

export type MapPage = keyof typeof mapPages;

const names = Object.keys(mapPages) as MapPage[];

/** The page of a map at an address such as `/story_map/{id}/releases`, if there is one; its overview without a path. */
export function mapPageAt(pathname: string): MapPage | undefined {
  const path = pathname.split('/').slice(3);
  if (path.join('') === '') return 'overview';
  return names.find((name) => {
    const parts = name.split('/');
    return (
      parts.length === path.length &&
      parts.every((part, i) => (part.startsWith(':') ? path[i] !== '' : part === path[i]))
    );
  });
}
