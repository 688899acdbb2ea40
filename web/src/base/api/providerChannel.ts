import type { TokenClaims } from './user_pool/session.ts';

/** A sign-in through a provider that has begun: it ends in the window in which `url` is opened. */
export type ProviderAttempt = Readonly<
  Record<'url' | 'provider' | 'state' | 'nonce' | 'verifier' | 'redirectUri', string>
>;

/** The tokens of a sign-in through a provider; `claims` are those of the ID token. */
export type ProviderTokens = Readonly<Record<'idToken' | 'accessToken' | 'refreshToken', string>> & {
  readonly claims: TokenClaims;
};

/** The answer that the provider's window received for an attempt. */
export type ProviderAnswer = {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string;
  readonly description: string;
};

/** The windows of a sign-in find each other by this name, also when a provider has cut the link between them. */
export const CHANNEL = 'storyd.provider';

/** Passes the answer in a page's query on to the window that began the sign-in. */
export function passOn(query: URLSearchParams): void {
  const answer: ProviderAnswer = {
    state: query.get('state'),
    code: query.get('code'),
    error: query.get('error') ?? 'unknown',
    description: query.get('error_description') ?? '',
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(answer);
  channel.close();
}
