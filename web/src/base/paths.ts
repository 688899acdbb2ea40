/** Appends the defined entries as a query string. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
}

const segment = encodeURIComponent;

/** The query parameter of the Activity opened on a map. */
export const ACTIVITY_PARAM = 'activity';

/** The mark in the state of a step to a page where the user wants to comment. */
export const COMMENTING = 'commenting';

/** The mark in the state of a step that opens the sharing of a story map: the name of the person to add. */
export const SHARING_WITH = 'sharingWith';

/** The query parameter of the mode of an initiative, and its value while it is edited. */
export const MODE_PARAM = 'mode';
export const BUILD_MODE = 'build';

/** The query parameter of the epic opened on an Activity's page in a release. */
export const EXPAND_EPIC_PARAM = 'expandEpic';

/** Opens the access requests waiting for the user, on any page; mails link to it. */
export const REQUESTS_HASH = '#requests';

/** The tabs of a story map. */
export type StoryMapTab = 'overview' | 'frame' | 'map' | 'releases' | 'roadmap' | 'history';

/** The tabs of the page of change requests: those the user made, and those that await them. */
export type RequestsTab = 'own' | 'awaiting';

/** The tabs of the administrators' page. */
export type AdminTab = 'users' | 'settings' | 'maps' | 'requests' | 'integration' | 'audit' | 'data';

/** The query parameter of the open tab of the administrators' page. */
export const ADMIN_TAB_PARAM = 'tab';

/** All addresses of the application (rule screen.1). No other code builds a path. */
export const paths = {
  root: () => '/',
  /** @param to.redirect the page to open after the sign-in; see `safeRedirect` for accepted values */
  login: (to: { redirect?: string | undefined; email?: string | undefined } = {}) =>
    withQuery('/login', { redirect_after_sign_in: to.redirect, email: to.email }),
  signup: (to: { redirect?: string | undefined; email?: string | undefined } = {}) =>
    withQuery('/signup', { redirect_after_sign_in: to.redirect, email: to.email }),
  /** With `code` it is the link of the verification mail. */
  unverifiedEmail: (to: { email?: string; code?: string } = {}) => withQuery('/unverified_email', to),
  /** With `code` it is the link of the password mail. */
  resetPassword: (to: { email?: string; code?: string } = {}) => withQuery('/reset_password', to),
  /** The window that collects the password of an account that is being linked. */
  passwordPopup: (email: string) => withQuery('/password-popup-signin', { email }),
  /** Where sign-in providers return to; registered at the user pool. */
  providerPopup: () => '/provider-popup-signin',
  noAccess: () => '/no_access',
  maintenance: () => '/maintenance',
  storyMaps: () => '/story_maps',
  storyMap: (containerId: string, tab?: StoryMapTab) =>
    `/story_map/${segment(containerId)}${tab === undefined ? '' : `/${tab}`}`,
  /** @param what the Activity to go to on the map */
  mapActivity: (containerId: string, what?: string) =>
    withQuery(`/story_map/${segment(containerId)}/map/activity`, { what }),
  release: (containerId: string, releaseId: string) =>
    `/story_map/${segment(containerId)}/releases/${segment(releaseId)}`,
  /** @param expandEpic the key of the epic to open there */
  releaseWhat: (containerId: string, releaseId: string, whatId: string, expandEpic?: string) =>
    withQuery(`/story_map/${segment(containerId)}/releases/${segment(releaseId)}/what/${segment(whatId)}`, {
      [EXPAND_EPIC_PARAM]: expandEpic,
    }),
  /** @param id one of the objectives or problems; without it the list of them */
  frame: (containerId: string, kind: 'objective' | 'problem', id?: string) =>
    `/story_map/${segment(containerId)}/frame/${kind}${id === undefined ? '' : `/${segment(id)}`}`,
  /** The roadmap of releases. */
  roadmap: (containerId: string, mode: 'view' | 'build' = 'view') =>
    `/story_map/${segment(containerId)}/roadmap/release?mode=${mode}`,
  activityRoadmap: (containerId: string) => `/story_map/${segment(containerId)}/roadmap/activity`,
  mapSlices: (containerId: string) => `/story_map/${segment(containerId)}/map/slices`,
  /** @param who the Who to go to */
  mapWho: (containerId: string, who?: string) => withQuery(`/story_map/${segment(containerId)}/map/who`, { who }),
  /** @param to.root the story map at the top; by default the company's */
  hierarchy: (to: { root?: string } = {}) => withQuery('/story_map_hierarchy', to),
  initiatives: () => '/initiative',
  /** @param mode `BUILD_MODE` to edit it */
  initiative: (initiativeId: string, mode?: typeof BUILD_MODE) =>
    withQuery(`/initiative/${segment(initiativeId)}`, { [MODE_PARAM]: mode }),
  /** @param tab the tab to open, the user's own requests by default */
  changeRequests: (tab?: RequestsTab) => withQuery('/change_requests', { tab: tab === 'own' ? undefined : tab }),
  /** @param to.owner on the tab of story maps: the uid of the owner of those to show */
  admin: (tab?: AdminTab, to: { owner?: string } = {}) => withQuery('/admin', { [ADMIN_TAB_PARAM]: tab, ...to }),
  account: () => '/account',
};
