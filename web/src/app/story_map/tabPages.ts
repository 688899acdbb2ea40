import { lazyPage } from '#web/app/lazyPage.tsx';

/** The tabs of a story map whose code is loaded when they are opened. */
export const overviewTab = lazyPage(() =>
  import('#web/features/overview/OverviewTab.tsx').then(({ OverviewTab }) => ({ Component: OverviewTab })),
);
export const whoTab = lazyPage(() =>
  import('#web/features/whos/WhoBoard.tsx').then(({ WhoBoard }) => ({ Component: WhoBoard })),
);
export const releasesTab = lazyPage(() =>
  import('#web/features/releases/list/ReleasesTab.tsx').then(({ ReleasesTab }) => ({ Component: ReleasesTab })),
);
export const releasePage = lazyPage(() =>
  import('#web/features/releases/page/ReleasePage.tsx').then(({ ReleasePage }) => ({ Component: ReleasePage })),
);
export const releaseWhatPage = lazyPage(() =>
  import('#web/features/release_what/page/ReleaseWhatPage.tsx').then(({ ReleaseWhatPage }) => ({
    Component: ReleaseWhatPage,
  })),
);
export const historyTab = lazyPage(() =>
  import('#web/features/history/HistoryTab.tsx').then(({ HistoryTab }) => ({ Component: HistoryTab })),
);

const TABS = new Map([
  ['', overviewTab],
  ['overview', overviewTab],
  ['map/who', whoTab],
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
