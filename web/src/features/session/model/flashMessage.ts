const flashMessages = ['verified', 'passwordChanged', 'accountDeleted'] as const;

/** A message of another page for the login page: a key of the session's texts, passed as `location.state`. */
export type FlashMessage = (typeof flashMessages)[number];

/** @param state of the location: what our own pages put there, or what a browser kept of it */
export function flashMessageOf(state: unknown): FlashMessage | undefined {
  if (typeof state !== 'object' || state === null || !('flashMessage' in state)) return undefined;
  return flashMessages.find((message) => message === state.flashMessage);
}

/** Why the verification mail could not be sent when the login wanted it to be, passed as `location.state`. */
export function failureOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'failure' in state && typeof state.failure === 'string'
    ? state.failure
    : undefined;
}
