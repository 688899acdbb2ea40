/** The pages that need nobody to be signed in. */
const OPEN = new Set(['login', 'signup', 'unverified_email', 'reset_password', 'maintenance', 'no_access']);

/** Where a visit will lead, as far as can be told before the application runs. */
export function landingPath(pathname: string, isSignedIn: boolean): string {
  const first = pathname.split('/')[1] ?? '';
  if (OPEN.has(first)) return pathname;
  if (!isSignedIn) return '/login';
  return first === '' ? '/story_maps' : pathname;
}
