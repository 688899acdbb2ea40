import type { PoolContext } from './context.ts';
import { refusal } from './errors.ts';
import { type Input, requiredText } from './input.ts';
import { type AuthenticationResult, hashOfRefreshToken, renew } from './tokens.ts';
import type { ClientMetadata } from './triggers.ts';
import type { SessionRecord, UserRecord } from './userStore.ts';

/**
 * The person and session of an access token.
 *
 * @throws NotAuthorizedException when it is not an access token of this pool, expired or revoked; UserNotFoundException
 * when its person is gone
 */
export function authorise(pool: PoolContext, input: Input): { user: UserRecord; session: SessionRecord } {
  const claims = pool.signer.verify(requiredText(input, 'AccessToken', { max: 131_072 }));
  // The issuer's port may differ from the one at issue, and the key is used only by this pool.
  if (claims?.['token_use'] !== 'access' || claims['client_id'] !== pool.config().clientId) {
    throw refusal.invalidAccessToken();
  }
  const { sub, origin_jti: id, exp } = claims;
  if (typeof sub !== 'string' || typeof id !== 'string' || typeof exp !== 'number') {
    throw refusal.invalidAccessToken();
  }
  if (exp * 1_000 <= pool.clock()) throw refusal.accessTokenExpired();
  const user = pool.store.bySub(sub);
  if (!user) throw refusal.unknownUser();
  const session = pool.store.session(id);
  if (!session || session.revoked) throw refusal.accessTokenRevoked();
  return { user, session };
}

/**
 * New tokens for a refresh token, with another refresh token in its place.
 *
 * @throws NotAuthorizedException when it is unknown, expired, revoked, or was replaced more than a minute ago
 */
export async function refresh(
  pool: PoolContext,
  refreshToken: string,
  clientMetadata: ClientMetadata,
): Promise<AuthenticationResult> {
  const hash = hashOfRefreshToken(refreshToken);
  const session = pool.store.sessionByRefreshToken(hash);
  const user = session && pool.store.bySub(session.sub);
  if (!session || !user) throw refusal.invalidRefreshToken();
  if (session.revoked) throw refusal.refreshTokenRevoked();
  if (session.expiresAt <= pool.clock()) throw refusal.refreshTokenExpired();
  const earlier = session.earlierTokens?.find((one) => one.hash === hash);
  const isGood = earlier === undefined ? hash === session.refreshTokenHash : earlier.until > pool.clock();
  if (!isGood) throw refusal.refreshTokenRevoked();
  return renew(pool, user, session, hash, clientMetadata);
}
