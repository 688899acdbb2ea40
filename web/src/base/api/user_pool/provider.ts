import { decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Configuration } from '../configuration.ts';
import type { ProviderAnswer, ProviderAttempt, ProviderTokens } from '../providerChannel.ts';

export { configure } from './configure.ts';

/** `admin` is for what signed-in people do at the user pool, such as signing out everywhere. */
const SCOPES = 'openid email profile aws.cognito.signin.user.admin';

/** See `providerSignIn.ts`: the authorization code flow with PKCE. */
export async function beginProviderSignIn(
  configuration: Configuration,
  provider: string,
  email: string,
  redirectUri: string,
): Promise<ProviderAttempt> {
  const [state, nonce, verifier] = [random(), random(), random()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    identity_provider: provider,
    client_id: configuration.userPoolClientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: SCOPES,
    state,
    nonce,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    login_hint: email,
  });
  return {
    url: `${originOf(configuration)}/oauth2/authorize?${query.toString()}`,
    provider,
    state,
    nonce,
    verifier,
    redirectUri,
  };
}

/** See `providerSignIn.ts`. */
export async function exchangeCode(
  configuration: Configuration,
  { nonce, verifier, redirectUri }: ProviderAttempt,
  code: string,
): Promise<ProviderTokens> {
  const response = await fetch(`${originOf(configuration)}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: configuration.userPoolClientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  const answer = (await response.json()) as Partial<
    Record<'id_token' | 'access_token' | 'refresh_token' | 'error', string>
  >;
  const { id_token: idToken, access_token: accessToken, refresh_token: refreshToken } = answer;
  if (!response.ok || idToken === undefined || accessToken === undefined || refreshToken === undefined)
    throw failure('token_exchange', answer.error ?? String(response.status));
  const claims = decodeJWT(idToken).payload;
  // A token of another sign-in has been put in place of ours.
  if (claims['nonce'] !== nonce) throw failure('token_exchange', 'nonce');
  return { idToken, accessToken, refreshToken, claims };
}

/** See `providerSignIn.ts`. Stores them as Amplify does after a sign-in with a password. */
export async function keepTokens({ idToken, accessToken, refreshToken }: ProviderTokens): Promise<void> {
  const access = decodeJWT(accessToken);
  const issued = (access.payload.iat ?? 0) * 1_000;
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      accessToken: access,
      idToken: decodeJWT(idToken),
      refreshToken,
      clockDrift: issued > 0 ? issued - Date.now() : 0,
      username: access.payload['username'] as string,
    },
  });
}

/** See `providerSignIn.ts`. */
export async function takeAccessToken(): Promise<string | undefined> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens();
  return tokens?.accessToken.toString();
}

/** An error of a provider: its code as the name, for `providerErrorText`. */
export function failure(code: ProviderAnswer['error'], description: string): Error {
  return Object.assign(new Error(description), { name: code });
}

function originOf({ providers }: Configuration): string {
  if (providers === undefined) throw new Error('this deployment has no sign-in providers');
  return providers.origin;
}

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
