/** The pages for users who are not signed in. */
const OPEN = new Set(['login', 'signup', 'unverified_email', 'reset_password', 'maintenance', 'no_access']);

/** The page that a visit leads to, as far as known before the application runs. */
export function landingPath(pathname: string, isSignedIn: boolean): string {
  const first = pathname.split('/')[1] ?? '';
  if (OPEN.has(first)) return pathname;
  if (!isSignedIn) return '/login';
  return first === '' ? '/story_maps' : pathname;
}
