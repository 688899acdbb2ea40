/**
 * An answer to a call with an ID token. `roles` are the roles that its user has now if the token names others (rule
 * access.36), else null.
 */
export type TokenAnswer = { token: string; roles: string | null };

type TokenListener = (answer: TokenAnswer) => void;

const listeners = new Set<TokenListener>();

/**
 * Subscribes to the answers of calls that the server has accepted a token for, so that the session follows its token.
 * @returns unsubscribes
 */
export function onTokenAnswer(listener: TokenListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies subscribers of an answer. */
export function notifyTokenAnswer(answer: TokenAnswer): void {
  listeners.forEach((listener) => listener(answer));
}
