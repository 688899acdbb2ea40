import { randomBytes } from 'node:crypto';
import type { ClaimChanges } from '../types.ts';

const minute = 60_000;
/** Of a sign-in at its provider, of a code, and of the session of a browser; Cognito's own limits. */
const LIFETIME = { signIn: 5 * minute, code: 5 * minute, browser: 60 * minute };
/** So that memory stays bounded. */
const MAX_WAITING = 10_000;

/** What the web app asked for at the authorize endpoint. */
export type AuthorizeRequest = {
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  /** The S256 challenge of PKCE. */
  readonly challenge: string | undefined;
};

/** A sign-in that is at its provider. */
type AtProvider = {
  readonly request: AuthorizeRequest;
  readonly provider: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** A completed sign-in whose code the web app has not exchanged yet. */
type Granted = { readonly request: AuthorizeRequest; readonly sub: string; readonly changes: ClaimChanges };

/** Who has signed in with a browser, and through which provider. */
type BrowserSession = { readonly sub: string; readonly provider: string };

/** Values under random names that are good for a while, in memory. */
type Tickets<Value> = {
  issue(value: Value): string;
  /** @returns undefined for an unknown, used or expired name */
  take(name: string | null): Value | undefined;
  /** As `take`, but leaves it there. */
  look(name: string | null): Value | undefined;
};

/** The sign-ins through providers that are under way, and the browsers that have signed in, by their cookies. */
export type PendingSignIns = {
  readonly atProvider: Tickets<AtProvider>;
  readonly granted: Tickets<Granted>;
  readonly browsers: Tickets<BrowserSession>;
};

/** None yet; `clock` as in the pool's options. */
export function createPendingSignIns(clock: () => number): PendingSignIns {
  return {
    atProvider: tickets(clock, LIFETIME.signIn),
    granted: tickets(clock, LIFETIME.code),
    browsers: tickets(clock, LIFETIME.browser),
  };
}

function tickets<Value>(clock: () => number, lifetime: number): Tickets<Value> {
  const waiting = new Map<string, { value: Value; until: number }>();
  const look = (name: string | null) => {
    const found = waiting.get(name ?? '');
    return found !== undefined && found.until > clock() ? found.value : undefined;
  };
  return {
    issue(value) {
      // The oldest come first.
      for (const [name, { until }] of waiting)
        if (until <= clock() || waiting.size >= MAX_WAITING) waiting.delete(name);
        else break;
      const name = randomBytes(32).toString('base64url');
      waiting.set(name, { value, until: clock() + lifetime });
      return name;
    },
    take(name) {
      const found = look(name);
      waiting.delete(name ?? '');
      return found;
    },
    look,
  };
}
