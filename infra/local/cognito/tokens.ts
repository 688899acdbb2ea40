import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PoolContext } from './context.ts';
import { refusal } from './errors.ts';
import { rotationGrace, tokenPolicy } from './policy.ts';
import type { Claims } from './signing.ts';
import { type ClientMetadata, identityOf, runPreTokenGeneration, userNameOf } from './triggers.ts';
import type { ClaimChanges } from './types.ts';
import type { SessionRecord, UserRecord } from './userStore.ts';

/** `AuthenticationResult` of the protocol. */
export type AuthenticationResult = {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
};

/** Claims that identify issuer, person and use; Cognito lets no trigger change them. */
const reservedClaims = new Set([
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cognito:username',
  'event_id',
  'exp',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'origin_jti',
  'sub',
  'token_use',
]);

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000);

/** The stored form of a refresh token. It is 384 random bits, so a plain hash is safe. */
export const hashOfRefreshToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const booleanAttributes = new Set(['email_verified', 'phone_number_verified']);

const attributeClaims = (user: UserRecord): Claims =>
  Object.fromEntries(
    Object.entries(user.attributes)
      // The web app's client may not read them.
      .filter(([name]) => !name.startsWith('custom:'))
      .map(([name, value]) => [name, booleanAttributes.has(name) ? value === 'true' : value]),
  );

function withChanges(claims: Claims, changes: ClaimChanges): Claims {
  const changed: Record<string, unknown> = { ...claims };
  for (const [name, value] of Object.entries(changes.add)) if (!reservedClaims.has(name)) changed[name] = value;
  for (const name of changes.suppress) if (!reservedClaims.has(name)) delete changed[name];
  return changed;
}

function signTokens(
  pool: PoolContext,
  user: UserRecord,
  session: SessionRecord,
  changes: ClaimChanges,
  nonce?: string,
): Omit<AuthenticationResult, 'RefreshToken'> {
  const { issuer, clientId } = pool.config();
  const issuedAt = seconds(pool.clock());
  const common = {
    sub: user.sub,
    iss: issuer,
    origin_jti: session.id,
    event_id: session.eventId,
    auth_time: seconds(session.signedInAt),
    iat: issuedAt,
    exp: issuedAt + seconds(tokenPolicy.idAndAccess),
  };
  const idClaims = {
    ...attributeClaims(user),
    ...common,
    aud: clientId,
    'cognito:username': userNameOf(user),
    ...(user.federated && { identities: [identityOf(user, user.federated)] }),
    ...(nonce !== undefined && { nonce }),
    token_use: 'id',
    jti: randomUUID(),
  };
  const accessClaims = {
    ...common,
    client_id: clientId,
    username: userNameOf(user),
    scope: 'aws.cognito.signin.user.admin',
    token_use: 'access',
    jti: randomUUID(),
  };
  return {
    AccessToken: pool.signer.sign(accessClaims),
    IdToken: pool.signer.sign(withChanges(idClaims, changes)),
    ExpiresIn: seconds(tokenPolicy.idAndAccess),
    TokenType: 'Bearer',
  };
}

/** Starts a session for an authenticated person, and issues its tokens. */
export async function signIn(
  pool: PoolContext,
  user: UserRecord,
  clientMetadata: ClientMetadata,
): Promise<AuthenticationResult> {
  const changes = await runPreTokenGeneration(pool, 'TokenGeneration_Authentication', user, clientMetadata);
  return startSession(pool, user, changes);
}

/** Starts a session with claims that the trigger has given already; `nonce` as the web app sent it. */
export function startSession(
  pool: PoolContext,
  user: UserRecord,
  changes: ClaimChanges,
  nonce?: string,
): AuthenticationResult {
  const refreshToken = newRefreshToken();
  const now = pool.clock();
  const session: SessionRecord = {
    id: randomUUID(),
    sub: user.sub,
    refreshTokenHash: hashOfRefreshToken(refreshToken),
    eventId: randomUUID(),
    signedInAt: now,
    expiresAt: now + tokenPolicy.refresh,
    revoked: false,
  };
  pool.store.addSession(session, now);
  return { ...signTokens(pool, user, session, changes, nonce), RefreshToken: refreshToken };
}

/**
 * Issues new tokens of a session for a valid refresh token; the claims are the present ones. The refresh token is
 * replaced: the used one stays valid for another minute, for a lost answer and for other tabs, and the session is not
 * extended.
 */
export async function renew(
  pool: PoolContext,
  user: UserRecord,
  { id }: SessionRecord,
  usedHash: string,
  clientMetadata: ClientMetadata,
): Promise<AuthenticationResult> {
  const changes = await runPreTokenGeneration(pool, 'TokenGeneration_RefreshTokens', user, clientMetadata);
  const session = pool.store.session(id);
  // The user may have signed out meanwhile.
  if (!session || session.revoked) throw refusal.refreshTokenRevoked();
  const refreshToken = newRefreshToken();
  const now = pool.clock();
  const known = [
    { hash: session.refreshTokenHash, until: session.expiresAt },
    ...(session.earlierTokens ?? []).filter(({ hash, until }) => until > now || hash === usedHash),
  ];
  pool.store.renewSession({
    ...session,
    refreshTokenHash: hashOfRefreshToken(refreshToken),
    earlierTokens: known.map(({ hash, until }) => ({
      hash,
      until: hash === usedHash ? Math.min(until, now + rotationGrace) : until,
    })),
  });
  return { ...signTokens(pool, user, session, changes), RefreshToken: refreshToken };
}

const newRefreshToken = (): string => randomBytes(48).toString('base64url');
