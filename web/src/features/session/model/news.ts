/** What another page has just achieved, told on the login page: a key of the session's texts, passed as `location.state`. */
export type News = 'verified' | 'passwordChanged';

/** @param state of the location: what our own pages put there, or what a browser kept of it */
export function newsOf(state: unknown): News | undefined {
  if (typeof state !== 'object' || state === null || !('news' in state)) return undefined;
  return state.news === 'verified' || state.news === 'passwordChanged' ? state.news : undefined;
}

/** Why the verification mail could not be sent when the login wanted it to be, passed as `location.state`. */
export function failureOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'failure' in state && typeof state.failure === 'string'
    ? state.failure
    : undefined;
}
