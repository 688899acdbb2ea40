import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { HOSTED_DOMAIN } from '#shared/model/people/signInProvider.ts';
import { isObject } from '../input.ts';
import type { FederatedProvider } from '../types.ts';

/** In ms. Cognito waits for five seconds; the local provider loads its library at its first use. */
const TIMEOUT = 20_000;

/** What the pool keeps of a provider's answer: its name for the person, and their attributes. */
export type ProviderClaims = { readonly subject: string; readonly attributes: Readonly<Record<string, string>> };

/** The attribute mapping of the pool: its attributes and the provider's claims. */
const MAPPED = { email: 'email', email_verified: 'email_verified', name: 'name', [HOSTED_DOMAIN]: 'hd' };

/** Why a sign-in at a provider failed; the message reaches the web app. */
export class ProviderError extends Error {}

/** The S256 challenge of a PKCE verifier. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** The address at the provider where a sign-in begins. @throws ProviderError when the provider does not answer */
export async function authorizeUrl(
  provider: FederatedProvider,
  callback: string,
  { state, nonce, verifier, loginHint }: { state: string; nonce: string; verifier: string; loginHint: string | null },
): Promise<string> {
  const url = new URL((await discover(provider)).authorization_endpoint);
  for (const [name, value] of Object.entries({
    client_id: provider.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    ...(loginHint !== null && { login_hint: loginHint }),
  }))
    url.searchParams.set(name, value);
  return url.href;
}

/**
 * Exchanges the code of a provider, and reads the person from its ID token and user-info endpoint.
 *
 * @throws ProviderError when the provider does not answer or refuses, or its token is not for this sign-in
 */
export async function claimsFor(
  provider: FederatedProvider,
  callback: string,
  { code, nonce, verifier }: { code: string; nonce: string; verifier: string },
): Promise<ProviderClaims> {
  const endpoints = await discover(provider);
  const secret = Buffer.from(`${provider.clientId}:${provider.clientSecret}`).toString('base64');
  const tokens = await ask(endpoints.token_endpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${secret}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: verifier,
    }).toString(),
  });
  const keys = (await ask(endpoints.jwks_uri))['keys'];
  const claims = verified(String(tokens['id_token']), Array.isArray(keys) ? (keys as JsonWebKey[]) : []);
  const now = Date.now() / 1_000;
  if (claims['iss'] !== endpoints.issuer || claims['aud'] !== provider.clientId || !(Number(claims['exp']) > now))
    throw new ProviderError('Bad id_token issuer, audience or age');
  if (claims['nonce'] !== nonce) throw new ProviderError('Bad id_token nonce');
  const more = await ask(endpoints.userinfo_endpoint, {
    headers: { authorization: `Bearer ${String(tokens['access_token'])}` },
  });
  const subject = claims['sub'];
  if (typeof subject !== 'string' || more['sub'] !== subject) throw new ProviderError('Bad subject');
  const all = { ...claims, ...more };
  const attributes = Object.entries(MAPPED).flatMap(([name, claim]) => {
    const value: unknown = all[claim];
    return typeof value === 'string' || typeof value === 'boolean' ? [[name, String(value)]] : [];
  });
  return { subject, attributes: Object.fromEntries(attributes) as Record<string, string> };
}

type Endpoints = Record<
  'issuer' | 'authorization_endpoint' | 'token_endpoint' | 'userinfo_endpoint' | 'jwks_uri',
  string
>;

async function discover(provider: FederatedProvider): Promise<Endpoints> {
  const found = (await ask(`${provider.issuer()}/.well-known/openid-configuration`)) as Endpoints;
  if (found.issuer !== provider.issuer()) throw new ProviderError('Bad issuer');
  return found;
}

async function ask(url: string, request: RequestInit = {}): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    throw new ProviderError('The provider does not answer', { cause: error });
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (!isObject(body)) throw new ProviderError(`The provider answered ${response.status}`);
  if (!response.ok)
    throw new ProviderError(typeof body['error'] === 'string' ? body['error'] : String(response.status));
  return body;
}

/** The claims of a token that one of the provider's keys has signed. @throws ProviderError */
function verified(token: string, keys: readonly JsonWebKey[]): Record<string, unknown> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const head = parsed(header);
  const key = keys.find((one) => one['kid'] === head['kid'] && one.kty === 'RSA');
  if (head['alg'] !== 'RS256' || key === undefined) throw new ProviderError('Bad id_token key');
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new ProviderError('Bad id_token signature');
  return parsed(payload);
}

function parsed(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    if (isObject(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ProviderError('Bad id_token');
}
