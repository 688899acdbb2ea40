import { safeRedirect } from './redirect.ts';

/**
 * The page from which somebody was led to one that explains why they cannot stay, passed as `location.state`; undefined when they came by themselves.
 * @param state of the location: what our own pages put there, or what a browser kept of it
 */
export function comeFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return undefined;
  return safeRedirect(state.from, window.location.origin);
}
