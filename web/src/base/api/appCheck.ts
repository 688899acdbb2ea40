/** How long a token is used, in milliseconds: a minute less than the server takes it. */
const KEPT_MS = 9 * 60_000;

/** Keeps the token that calls of integrations send in `X-App-Check` (rule integration.6). */
export type AppCheck = {
  /** The token; a new one when the last is old. */
  token: () => Promise<string>;
  /** Forgets the token: it was refused, or its person has signed out. */
  forget: () => void;
};

/** @param fetchToken fetches a token for the signed-in person */
export function keepAppCheck(fetchToken: () => Promise<string>): AppCheck {
  let kept: { token: Promise<string>; at: number } | undefined;
  const forget = () => (kept = undefined);
  return {
    forget,
    token: () => {
      if (kept === undefined || Date.now() - kept.at > KEPT_MS) {
        const token = fetchToken();
        kept = { token, at: Date.now() };
        token.catch(forget);
      }
      return kept.token;
    },
  };
}
