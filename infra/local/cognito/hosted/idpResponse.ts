import { randomBytes, randomUUID } from 'node:crypto';
import type { PoolContext } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { runPostConfirmation, runPreSignUp } from '../triggers.ts';
import type { FederatedProvider } from '../types.ts';
import { newUser } from '../users.ts';
import { foldEmail, nameAtPool, type UserRecord } from '../userStore.ts';
import { callbackOf, providerOf } from './authorize.ts';
import { grant } from './grant.ts';
import { HostedError, withQuery } from './hostedError.ts';
import { claimsFor, type ProviderClaims, ProviderError } from './openid.ts';

/**
 * Completes a sign-in at its return from the provider: creates or updates the account, and returns the web app's
 * address with a code, or with an error. The triggers may refuse, as at a sign-in with a password. `browser` names the
 * session that the browser has from now on.
 *
 * @throws HostedError when the sign-in is unknown, used or too old
 */
export async function idpResponse(
  pool: PoolContext,
  query: URLSearchParams,
): Promise<{ location: string; browser?: string }> {
  const signIn = pool.pendingSignIns.atProvider.take(query.get('state'));
  const provider = signIn && providerOf(pool, signIn.provider);
  if (signIn === undefined || provider === undefined) throw new HostedError('invalid_request');
  const { request, nonce, verifier } = signIn;
  const { redirectUri, state } = request;
  try {
    const code = query.get('code');
    if (code === null) throw new ProviderError(query.get('error_description') ?? query.get('error') ?? 'no code');
    const claims = await claimsFor(provider, callbackOf(pool), { code, nonce, verifier });
    const user = await accountFor(pool, provider, claims);
    const location = await grant(pool, request, user);
    return { location, browser: pool.pendingSignIns.browsers.issue({ sub: user.sub, provider: provider.id }) };
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof CognitoError)) throw error;
    return {
      location: withQuery(redirectUri, { error: 'invalid_request', error_description: error.message, state }),
    };
  } finally {
    await pool.store.settled();
  }
}

/** The account of a person at a provider, with the attributes that the provider gives now. */
async function accountFor(
  pool: PoolContext,
  { id: provider, type, issuer }: FederatedProvider,
  { subject, attributes }: ProviderClaims,
): Promise<UserRecord> {
  const { email: given, email_verified = 'false', ...others } = attributes;
  if (given === undefined) throw new ProviderError('The provider gives no email address');
  const email = foldEmail(given);
  const known = pool.store.byIdentity({ provider, subject });
  if (known)
    return pool.store.change(known.sub, (user) => ({
      attributes: { ...user.attributes, ...others, email, email_verified },
      modifiedAt: pool.clock(),
    }));
  const sub = randomUUID();
  await runPreSignUp(
    pool,
    'PreSignUp_ExternalProvider',
    nameAtPool({ provider, subject }),
    { ...others, email, email_verified },
    {},
    {},
  );
  const user: UserRecord = {
    ...newUser(pool, {
      sub,
      email,
      // Nobody knows it: this account is entered through its provider only.
      password: randomBytes(32).toString('base64url'),
      attributes: others,
      confirmed: true,
      emailVerified: email_verified === 'true',
    }),
    status: 'EXTERNAL_PROVIDER',
    federated: { provider, subject, ...(type === 'SAML' && { samlIssuer: issuer() }) },
  };
  pool.store.add(user);
  await runPostConfirmation(pool, 'PostConfirmation_ConfirmSignUp', user, {});
  return user;
}
