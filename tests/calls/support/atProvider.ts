import { createHash, randomBytes } from 'node:crypto';
import type { LocalStack } from '#infra/local/stack.ts';

/** A person as they are at the local sign-in provider. */
export type AtProvider = { email: string; subject?: string; name?: string; verified?: boolean; hosted?: string };

/** What the web app holds of a sign-in that has begun. */
export type Begun = { state: string; nonce: string; verifier: string; redirectUri: string };

/** The tokens of the token endpoint, or its error. */
export type Exchanged = { id_token: string; access_token: string; refresh_token: string; error?: string };

const random = () => randomBytes(24).toString('base64url');

/** Begins a sign-in as the web app does. @returns the address at the user pool as well */
export function begin(stack: LocalStack, provider = 'Local', hint = ''): Begun & { url: string } {
  const begun = {
    state: random(),
    nonce: random(),
    verifier: random(),
    redirectUri: `${stack.webUrl}/provider-popup-signin`,
  };
  const query = new URLSearchParams({
    identity_provider: provider,
    client_id: stack.pool.config().clientId,
    response_type: 'code',
    redirect_uri: begun.redirectUri,
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: createHash('sha256').update(begun.verifier).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: hint,
  });
  return { ...begun, url: `${stack.cognitoUrl}/oauth2/authorize?${query.toString()}` };
}

/** A browser's cookies and redirects, for one visit. */
export function visitor() {
  const cookies = new Map<string, string>();
  return async function visit(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form !== undefined && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}

/** Where a redirect leads. */
export const targetOf = (response: Response): URL =>
  new URL(response.headers.get('location') ?? 'about:blank', response.url);

/** Signs in at the provider's form. @returns the address at which the provider answers the user pool */
export async function answerOfProvider(url: string, person: AtProvider): Promise<URL> {
  const visit = visitor();
  const atProvider = targetOf(await visit(url));
  const form = targetOf(await visit(atProvider.href));
  const { email, subject = email, name = 'Ann', verified = true, hosted = '' } = person;
  const fields = { act: 'sign-in', email, subject, name, hosted, ...(verified && { verified: 'on' }) };
  return targetOf(await visit(targetOf(await visit(form.href, fields)).href));
}

/** Exchanges a code at the token endpoint. */
export async function exchange(
  stack: LocalStack,
  { redirectUri, verifier }: Pick<Begun, 'redirectUri' | 'verifier'>,
  code: string | null,
): Promise<Exchanged> {
  const response = await fetch(`${stack.cognitoUrl}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: stack.pool.config().clientId,
      code: code ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  return (await response.json()) as Exchanged;
}

/**
 * Signs a person in through the provider.
 * @returns their tokens with the claims of the ID token, or why it was refused
 */
export async function signInAtProvider(
  stack: LocalStack,
  person: AtProvider,
  provider = 'Local',
): Promise<
  { idToken: string; accessToken: string; claims: Record<string, unknown>; refused?: never } | { refused: string }
> {
  const begun = begin(stack, provider);
  const back = targetOf(await visitor()((await answerOfProvider(begun.url, person)).href));
  const refused = back.searchParams.get('error_description');
  if (refused !== null) return { refused };
  const tokens = await exchange(stack, begun, back.searchParams.get('code'));
  return { idToken: tokens.id_token, accessToken: tokens.access_token, claims: claimsIn(tokens.id_token) };
}

/** The claims of a token. */
export const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
