/** The prefix of Amplify's storage keys for tokens. */
const POOL = 'CognitoIdentityServiceProvider';
/** A token with less time left is renewed rather than used, in ms. */
const SPARE_MS = 10_000;

/** The ID token kept in this browser, with its claims. It is not verified here; the server does that. */
export type KeptToken = { token: string; claims: Readonly<Record<string, unknown>> };

/** Whether this browser keeps any tokens, including expired ones. */
export function hasTokens(storage: Storage): boolean {
  return clientsIn(storage).length > 0;
}

/**
 * The ID token of an earlier sign-in, unless expired: using it does not need Amplify.
 * @param clientId the client of the user pool; without it, the only one that this browser knows
 * @param now in milliseconds since 1970
 */
export function keptToken(storage: Storage, now: number, clientId?: string): KeptToken | undefined {
  const clients = clientId === undefined ? clientsIn(storage) : [clientId];
  const user = clients.length === 1 ? storage.getItem(`${POOL}.${clients[0]}.LastAuthUser`) : null;
  if (user === null) return undefined;
  const kept = (name: string) => storage.getItem(`${POOL}.${clients[0]}.${user}.${name}`);
  const token = kept('idToken');
  const claims = token === null ? undefined : claimsOf(token);
  const expires = claims?.['exp'];
  // The drift of this computer's clock, which Amplify stored at sign-in.
  const drift = Number(kept('clockDrift') ?? 0);
  if (token === null || claims === undefined || typeof expires !== 'number') return undefined;
  return expires * 1_000 > now + drift + SPARE_MS ? { token, claims } : undefined;
}

const LAST_USER = /^CognitoIdentityServiceProvider\.([^.]+)\.LastAuthUser$/;

function clientsIn(storage: Storage): string[] {
  return Object.keys(storage).flatMap((key) => LAST_USER.exec(key)?.[1] ?? []);
}

/** The claims of a token; undefined for an invalid one. */
function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch (error) {
    // Other code has written there: the token is not used, and Amplify decides how to handle it.
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}
