import { plural } from '#shared/texts/withParts.ts';

/** The navigation bar, its drawer and the user dialog. */

export const label = 'Main';
export const storyMaps = 'Story maps';
export const hierarchy = 'Hierarchy';
export const initiatives = 'Initiative';
export const requests = 'Requests';
/** The badge of the link. */
export const waitingRequests = plural('{count} request awaits you', '{count} requests await you');
export const admin = 'Admin';
export const login = 'Login';
export const signup = 'Signup';
export const logout = 'Logout';
export const logoutEverywhere = 'Logout on all devices';
export const loggedOut = 'Logged out';
export const openMenu = 'Open the navigation';
export const menu = 'Menu';
export const pages = 'Pages';
export const accountActions = 'Account Actions';
export const user = 'User';
export const openUser = 'Your account';
export const waiting = plural('{count} access request', '{count} access requests');
export const darkMode = 'Dark colours';
