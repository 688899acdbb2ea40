/** The guard of the pages behind the login. */
const GUARD = 'app/session/RequireAccess.tsx';

/** The theme of a map's MUI tabs. */
const MUI_THEME = 'app/theme/MuiTheme.tsx';

const ENTRY_PAGES: Readonly<Record<string, string>> = {
  login: 'features/session/LoginPage.tsx',
  signup: 'features/session/SignupPage.tsx',
  unverified_email: 'features/session/UnverifiedEmailPage.tsx',
  reset_password: 'features/session/ResetPasswordPage.tsx',
  maintenance: 'features/session/MaintenancePage.tsx',
  no_access: 'features/session/NoAccessPage.tsx',
};

const MAP_TABS: Readonly<Record<string, string>> = {
  '': 'features/overview/OverviewTab.tsx',
  overview: 'features/overview/OverviewTab.tsx',
  'map/activity': 'app/story_map/ActivityView.tsx',
  'map/who': 'features/whos/WhoBoard.tsx',
  releases: 'features/releases/list/ReleasesTab.tsx',
  history: 'features/history/HistoryTab.tsx',
};

/** The only tab with MUI. */
const isByMui = (tab: string) => tab === MAP_TABS['releases'];

/** The source files, below `web/src/`, with the code of the page at a path. Their imports are included. */
export function sourcesOf(path: string): string[] {
  const [, first = '', , ...rest] = path.split('/');
  if (first === 'story_maps') return [GUARD, 'features/story_maps/StoryMapsPage.tsx'];
  if (first === 'account') return [GUARD, 'features/session/AccountPage.tsx'];
  if (first === 'admin') return [GUARD, 'features/admin/AdminPage.tsx'];
  if (first === 'story_map') {
    const tab = MAP_TABS[rest.join('/')];
    return [
      GUARD,
      'app/story_map/StoryMapPage.tsx',
      ...(tab === undefined ? [] : isByMui(tab) ? [MUI_THEME, tab] : [tab]),
    ];
  }
  const entry = ENTRY_PAGES[first];
  return entry === undefined ? [] : [entry];
}

/** All source files that belong to a page. */
export const pageSources: readonly string[] = [
  ...new Set([
    GUARD,
    'app/story_map/StoryMapPage.tsx',
    'features/story_maps/StoryMapsPage.tsx',
    'features/admin/AdminPage.tsx',
    'features/session/AccountPage.tsx',
    MUI_THEME,
    ...Object.values(ENTRY_PAGES),
    ...Object.values(MAP_TABS),
  ]),
];
