/** The navigation bar, its drawer and the user dialog. */
export const navigationTexts = {
  label: 'Main',
  storyMaps: 'Story maps',
  hierarchy: 'Hierarchy',
  initiatives: 'Initiative',
  requests: 'Requests',
  /** The badge of the link. */
  waitingRequests: { one: '{count} request awaits you', other: '{count} requests await you' },
  admin: 'Admin',
  login: 'Login',
  signup: 'Signup',
  logout: 'Logout',
  logoutEverywhere: 'Logout on all devices',
  loggedOut: 'Logged out',
  openMenu: 'Open the navigation',
  menu: 'Menu',
  pages: 'Pages',
  accountActions: 'Account Actions',
  user: 'User',
  openUser: 'Your account',
  waiting: { one: '{count} access request', other: '{count} access requests' },
  darkMode: 'Dark colours',
} as const;
