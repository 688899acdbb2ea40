/** The guard of the pages behind the login. */
const GUARD = 'app/session/RequireAccess.tsx';

/** The list that narrow screens show instead of the board. */
const MAP_LIST = 'features/board/list/MapList.tsx';

const ENTRY_PAGES: Readonly<Record<string, string>> = {
  login: 'features/session/LoginPage.tsx',
  signup: 'features/session/SignupPage.tsx',
  unverified_email: 'features/session/UnverifiedEmailPage.tsx',
  reset_password: 'features/session/ResetPasswordPage.tsx',
  maintenance: 'features/session/MaintenancePage.tsx',
  no_access: 'features/session/NoAccessPage.tsx',
};

/** The pages behind the login, but for that of a map. */
const PAGES: Readonly<Record<string, string>> = {
  story_maps: 'features/story_maps/StoryMapsPage.tsx',
  story_map_hierarchy: 'features/hierarchy/HierarchyPage.tsx',
  change_requests: 'features/requests/ChangeRequestsPage.tsx',
  account: 'features/session/AccountPage.tsx',
  admin: 'features/admin/AdminPage.tsx',
};

const MAP_TABS: Readonly<Record<string, string>> = {
  '': 'features/overview/OverviewTab.tsx',
  overview: 'features/overview/OverviewTab.tsx',
  'map/activity': 'app/story_map/ActivityView.tsx',
  'map/who': 'features/whos/WhoBoard.tsx',
  'map/slices': 'app/story_map/SlicesView.tsx',
  history: 'features/history/HistoryTab.tsx',
};

/** The list of releases, a release, and an Activity in one. */
const RELEASES = 'features/releases/list/ReleasesTab.tsx';
const RELEASE = 'features/releases/page/ReleasePage.tsx';
const RELEASE_WHAT = 'features/release_what/page/ReleaseWhatPage.tsx';

function sourcesOfTab(rest: readonly string[], isNarrow: boolean): string[] {
  const [tab = '', release, what] = rest;
  if (tab === 'releases') return [release === undefined ? RELEASES : what === undefined ? RELEASE : RELEASE_WHAT];
  const source = MAP_TABS[rest.join('/')];
  if (source === undefined) return [];
  return isNarrow && rest.join('/') === 'map/activity' ? [source, MAP_LIST] : [source];
}

/**
 * The source files, below `web/src/`, with the code of the page at a path. Their imports are included.
 * @param isNarrow whether the window is as narrow as a phone
 */
export function sourcesOf(path: string, isNarrow: boolean): string[] {
  const [, first = '', , ...rest] = path.split('/');
  if (first === 'story_map') return [GUARD, 'app/story_map/StoryMapPage.tsx', ...sourcesOfTab(rest, isNarrow)];
  const page = PAGES[first];
  if (page !== undefined) return [GUARD, page];
  const entry = ENTRY_PAGES[first];
  return entry === undefined ? [] : [entry];
}

/** All source files that belong to a page. */
export const pageSources: readonly string[] = [
  ...new Set([
    GUARD,
    'app/story_map/StoryMapPage.tsx',
    MAP_LIST,
    RELEASES,
    RELEASE,
    RELEASE_WHAT,
    ...Object.values(ENTRY_PAGES),
    ...Object.values(PAGES),
    ...Object.values(MAP_TABS),
  ]),
];
