import { safeRedirect } from './redirect.ts';

/**
 * The page from which somebody was sent to one that explains why they cannot stay, passed as `location.state`;
 * undefined when they came by themselves.
 * @param state of the location: written by our own pages, or kept by a browser
 */
export function comeFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return undefined;
  return safeRedirect(state.from, window.location.origin);
}
