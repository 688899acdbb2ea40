import { mapPageAt, mapPages } from '#web/root/mapPages.ts';

/** The guard of the pages behind the login. */
const GUARD = 'root/session/RequireAccess.tsx';

/** The list that narrow screens show instead of the board. */
const MAP_LIST = 'features/what/board/list/MapList.tsx';

const ENTRY_PAGES: Readonly<Record<string, string>> = {
  login: 'features/people/session/LoginPage.tsx',
  signup: 'features/people/session/SignupPage.tsx',
  unverified_email: 'features/people/session/UnverifiedEmailPage.tsx',
  reset_password: 'features/people/session/ResetPasswordPage.tsx',
  maintenance: 'features/people/session/MaintenancePage.tsx',
  no_access: 'features/people/session/NoAccessPage.tsx',
};

/** The pages behind the login, but for that of a map. */
const PAGES: Readonly<Record<string, string>> = {
  story_maps: 'features/story_map/list/StoryMapsPage.tsx',
  story_map_hierarchy: 'features/story_map/hierarchy/HierarchyPage.tsx',
  initiative: 'features/initiative/list/InitiativesPage.tsx',
  change_requests: 'features/change_request/ChangeRequestsPage.tsx',
  account: 'features/people/session/AccountPage.tsx',
  admin: 'root/admin/AdminPage.tsx',
};

/** The page of one initiative. */
const INITIATIVE = 'features/initiative/detail/InitiativePage.tsx';

function sourcesInMap(pathname: string, isNarrow: boolean): string[] {
  const page = mapPageAt(pathname);
  if (page === undefined) return [];
  return isNarrow && page === 'map/activity' ? [mapPages[page], MAP_LIST] : [mapPages[page]];
}

/**
 * The source files, below `web/src/`, with the code of the page at a path. Their imports are included.
 * @param isNarrow whether the window is as narrow as a phone
 */
export function sourcesOf(path: string, isNarrow: boolean): string[] {
  const [, first = '', second = ''] = path.split('/');
  if (first === 'story_map') return [GUARD, 'root/story_map/StoryMapPage.tsx', ...sourcesInMap(path, isNarrow)];
  if (first === 'initiative' && second !== '') return [GUARD, INITIATIVE];
  const page = PAGES[first];
  if (page !== undefined) return [GUARD, page];
  const entry = ENTRY_PAGES[first];
  return entry === undefined ? [] : [entry];
}

/** All source files that belong to a page. */
export const pageSources: readonly string[] = [
  ...new Set([
    GUARD,
    'root/story_map/StoryMapPage.tsx',
    MAP_LIST,
    ...Object.values(ENTRY_PAGES),
    ...Object.values(PAGES),
    INITIATIVE,
    ...Object.values(mapPages),
  ]),
];
