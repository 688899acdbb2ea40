const flashMessages = ['verified', 'passwordChanged', 'accountDeleted', 'superAdminTransferred'] as const;

/** A message from another page to the login page: a key of the session's texts, passed as `location.state`. */
export type FlashMessage = (typeof flashMessages)[number];

/** @param state the location's state, from our own pages or restored by the browser */
export function flashMessageOf(state: unknown): FlashMessage | undefined {
  if (typeof state !== 'object' || state === null || !('flashMessage' in state)) return undefined;
  return flashMessages.find((message) => message === state.flashMessage);
}

/** Why the login could not send the verification mail, passed as `location.state`. */
export function failureOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'failure' in state && typeof state.failure === 'string'
    ? state.failure
    : undefined;
}
