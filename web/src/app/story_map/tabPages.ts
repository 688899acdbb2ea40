import { lazyPage } from '#web/app/lazyPage.tsx';

/** The tabs render without MUI. A tab's code comes with the page when the address leads to it. */
export const activityTab = lazyPage(() =>
  import('./ActivityView.tsx').then((file) => ({ Component: file.ActivityView })),
);
export const slicesTab = lazyPage(() => import('./SlicesView.tsx').then((file) => ({ Component: file.SlicesView })));
export const overviewTab = lazyPage(() =>
  import('#web/features/overview/OverviewTab.tsx').then((file) => ({ Component: file.OverviewTab })),
);
export const whoTab = lazyPage(() =>
  import('#web/features/whos/WhoBoard.tsx').then((file) => ({ Component: file.WhoBoard })),
);
export const historyTab = lazyPage(() =>
  import('#web/features/history/HistoryTab.tsx').then((file) => ({ Component: file.HistoryTab })),
);
export const releasesTab = lazyPage(() =>
  import('#web/features/releases/list/ReleasesTab.tsx').then((file) => ({ Component: file.ReleasesTab })),
);
export const releasePage = lazyPage(() =>
  import('#web/features/releases/page/ReleasePage.tsx').then((file) => ({ Component: file.ReleasePage })),
);
export const releaseWhatPage = lazyPage(() =>
  import('#web/features/release_what/page/ReleaseWhatPage.tsx').then((file) => ({ Component: file.ReleaseWhatPage })),
);

const TABS = new Map([
  ['', overviewTab],
  ['overview', overviewTab],
  ['map/activity', activityTab],
  ['map/who', whoTab],
  ['map/slices', slicesTab],
  ['releases', releasesTab],
  ['history', historyTab],
]);

/** The page at `releases/{releaseId}`, or at `releases/{releaseId}/what/{whatId}`. */
const pageInRelease = (path: readonly string[]) => (path[2] === 'what' ? releaseWhatPage : releasePage);

/** Loads the code of the tab at an address of a story map. */
export async function fetchTab(pathname: string): Promise<void> {
  const [, page, , ...rest] = pathname.split('/');
  if (page !== 'story_map') return;
  const tab = rest[0] === 'releases' && rest.length > 1 ? pageInRelease(rest) : TABS.get(rest.join('/'));
  await tab?.handle().catch(reportError);
}
