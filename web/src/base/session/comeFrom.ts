import { safeRedirect } from './redirect.ts';

/**
 * The page from which the user was sent to an explaining page, passed as `location.state`; undefined when they came by
 * themselves.
 * @param state of the location: written by our own pages, or restored by the browser
 */
export function comeFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return undefined;
  return safeRedirect(state.from, window.location.origin);
}
