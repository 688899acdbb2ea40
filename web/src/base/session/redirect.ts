import { paths } from '../paths.ts';

/**
 * The target of `redirect_after_sign_in`, or undefined when it is refused: it must start with a slash and stay on this
 * origin (rule session.11). Browsers read `//host`, `/\host` and `/<tab>/host` as other hosts, so the URL parser
 * decides.
 * @returns path, query and hash, as parsed
 */
export function safeRedirect(wanted: string | null | undefined, origin: string): string | undefined {
  if (wanted === null || wanted === undefined || !wanted.startsWith('/') || !URL.canParse(wanted, origin))
    return undefined;
  const url = new URL(wanted, origin);
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The pages for users who are not signed in, and those outside the session (rule session.13). */
const OPEN_PATHS = [
  '/login',
  '/signup',
  '/',
  '/unverified_email',
  '/no_access',
  '/maintenance',
  '/reset_password',
  '/password-popup-signin',
  '/provider-popup-signin',
];

/** Where a user who is not signed in is redirected from `path` (with query), or undefined when they may stay. */
export function signedOutRedirect(path: string): string | undefined {
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  return OPEN_PATHS.includes(pathname) ? undefined : paths.login({ redirect: path });
}

/** Where a user is redirected after the sign-in from login, signup or root. */
export function afterSignIn(wanted: string | null | undefined, origin: string): string {
  const target = safeRedirect(wanted, origin);
  // Ignores a target that would only lead back here.
  return target === undefined || signedOutRedirect(target) === undefined ? paths.storyMaps() : target;
}
