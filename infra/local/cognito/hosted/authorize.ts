import { randomBytes } from 'node:crypto';
import type { PoolContext } from '../context.ts';
import { CognitoError } from '../errors.ts';
import type { FederatedProvider } from '../types.ts';
import { grant } from './grant.ts';
import { HostedError, withQuery } from './hostedError.ts';
import { authorizeUrl, ProviderError } from './openid.ts';

const random = (): string => randomBytes(32).toString('base64url');

/** Where providers return to. */
export function callbackOf(pool: PoolContext): string {
  return `${new URL(pool.config().issuer).origin}/oauth2/idpresponse`;
}

/** The provider of the pool with an id, whatever its case. */
export function providerOf(pool: PoolContext, id: string): FederatedProvider | undefined {
  return pool.federation.providers.find((one) => one.id === id);
}

/**
 * Begins a sign-in through a provider, and returns the provider's address, or the web app's: with an error, or with a
 * code at once in a browser that has signed in through this provider within the last hour, as Cognito does.
 *
 * @throws HostedError for another client, or an address to return to that is not registered
 */
export async function authorize(pool: PoolContext, query: URLSearchParams, browser: string | null): Promise<string> {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== pool.config().clientId || !pool.federation.callbackUrls().includes(redirectUri))
    throw new HostedError('invalid_request');
  const text = (name: string) => query.get(name) ?? undefined;
  const state = text('state');
  const challenge = text('code_challenge');
  const provider = providerOf(pool, query.get('identity_provider') ?? '');
  const refuse = (description: string) =>
    withQuery(redirectUri, { error: 'invalid_request', error_description: description, state });
  if (query.get('response_type') !== 'code') return refuse('unsupported response_type');
  if (challenge !== undefined && query.get('code_challenge_method') !== 'S256')
    return refuse('unsupported code_challenge_method');
  if (provider === undefined) return refuse('unknown identity_provider');
  const [nonce, verifier] = [random(), random()];
  const request = { redirectUri, state, nonce: text('nonce'), challenge };
  const session = pool.pendingSignIns.browsers.look(browser);
  const known = session?.provider === provider.id ? pool.store.bySub(session.sub) : undefined;
  try {
    if (known !== undefined) return await grant(pool, request, known);
    return await authorizeUrl(provider, callbackOf(pool), {
      state: pool.pendingSignIns.atProvider.issue({ request, provider: provider.id, nonce, verifier }),
      nonce,
      verifier,
      loginHint: query.get('login_hint'),
    });
  } catch (error) {
    if (error instanceof ProviderError || error instanceof CognitoError) return refuse(error.message);
    throw error;
  }
}
