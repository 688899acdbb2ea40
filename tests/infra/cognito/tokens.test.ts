import { generateKeyPairSync, sign } from 'node:crypto';
import { JwtRsaVerifier } from 'aws-jwt-verify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  asClient,
  type LocalPool,
  refusalOf,
  signedInPerson,
  signInByPassword,
  startOfTime,
  startPool,
  tokensOf,
} from './localPool.ts';

const email = 'ada@acme.example';
const hour = 60 * 60 * 1_000;
const day = 24 * hour;
let local: LocalPool;

beforeEach(async () => {
  local = await startPool();
});
afterEach(async () => {
  await local.stop();
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const getUser = (token: string) => local.call('GetUser', { AccessToken: token });
const renew = (token: string) => local.call('GetTokensFromRefreshToken', asClient(local, { RefreshToken: token }));
describe('tokens', () => {
  it("carry Cognito's claims", async () => {
    const { sub, IdToken, AccessToken, ExpiresIn } = await signedInPerson(local, email);
    const { issuer, clientId } = local.pool.config();
    const now = startOfTime / 1_000;
    const common = { sub, iss: issuer, auth_time: now, iat: now, exp: now + 3_600 };
    const id = claimsOf(IdToken);
    expect(id).toMatchObject({
      ...common,
      aud: clientId,
      token_use: 'id',
      email,
      email_verified: true,
      'cognito:username': sub,
      name: 'Ada',
    });
    const access = claimsOf(AccessToken);
    expect(access).toMatchObject({
      ...common,
      client_id: clientId,
      token_use: 'access',
      username: sub,
      scope: 'aws.cognito.signin.user.admin',
    });
    expect(access).not.toHaveProperty('email');
    expect([id['origin_jti'], id['event_id']]).toEqual([access['origin_jti'], access['event_id']]);
    expect(id['jti']).not.toBe(access['jti']);
    expect(ExpiresIn).toBe(3_600);
  });

  it('are verified by aws-jwt-verify with the published key', async () => {
    await local.stop();
    local = await startPool({ now: Date.now() });
    const { IdToken } = await signedInPerson(local, email);
    const { issuer, clientId } = local.pool.config();
    const found = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as {
      issuer: string;
      jwks_uri: string;
    };
    expect(found.issuer).toBe(issuer);
    const verifier = JwtRsaVerifier.create({ issuer, audience: clientId, jwksUri: found.jwks_uri });
    const jwks = (await (await fetch(found.jwks_uri)).json()) as Parameters<typeof verifier.cacheJwks>[0];
    verifier.cacheJwks(jwks);
    expect(await verifier.verify(IdToken)).toMatchObject({ email, token_use: 'id' });
    const [header, payload, signature] = IdToken.split('.');
    const forged = encode({ ...claimsOf(IdToken), email: 'eve@evil.example' });
    await expect(verifier.verify(`${header}.${forged}.${signature}`)).rejects.toThrow(/signature/i);
    await expect(verifier.verify(`${header}.${payload}.`)).rejects.toThrow();
    expect(JSON.stringify(jwks)).not.toContain('"d"');
  });

  it('are refused when tampered with, forged, of the other kind, or malformed', async () => {
    const { AccessToken, IdToken, RefreshToken } = await signedInPerson(local, email);
    expect((await getUser(AccessToken)).status).toBe(200);
    const [header = '', payload = '', signature = ''] = AccessToken.split('.');
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
    const byStranger = sign('sha256', Buffer.from(`${header}.${payload}`), stranger).toString('base64url');
    const older = encode({ ...claimsOf(AccessToken), exp: startOfTime });
    const unsigned = encode({ ...(JSON.parse(Buffer.from(header, 'base64url').toString()) as object), alg: 'none' });
    for (const token of [
      `${header}.${older}.${signature}`,
      `${header}.${payload}.${byStranger}`,
      `${header}.${payload}.`,
      `${unsigned}.${payload}.`,
      `${AccessToken}.x`,
      IdToken,
      RefreshToken,
      'a.b.c',
      '..',
    ]) {
      expect(refusalOf(await getUser(token))).toBe('400 NotAuthorizedException: Invalid Access Token');
    }
  });

  it('expire after an hour', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    local.clock.advance(hour - 1);
    expect((await getUser(AccessToken)).status).toBe(200);
    local.clock.advance(1);
    expect(refusalOf(await getUser(AccessToken))).toBe('400 NotAuthorizedException: Access Token has expired');
  });
});

describe('a refresh', () => {
  it('returns new tokens of the same sign-in', async () => {
    const first = await signedInPerson(local, email);
    local.clock.advance(2 * hour);
    const second = tokensOf(await renew(first.RefreshToken));
    const [before, after] = [claimsOf(first.IdToken), claimsOf(second.IdToken)];
    expect(after).toMatchObject({
      sub: before['sub'],
      auth_time: before['auth_time'],
      origin_jti: before['origin_jti'],
      event_id: before['event_id'],
      iat: (startOfTime + 2 * hour) / 1_000,
    });
    expect((await getUser(second.AccessToken)).status).toBe(200);
  });

  it('replaces the refresh token, and accepts the former one for another minute', async () => {
    const { RefreshToken: first } = await signedInPerson(local, email);
    const second = tokensOf(await renew(first)).RefreshToken;
    expect(second).not.toBe(first);
    local.clock.advance(60_000 - 1);
    const third = tokensOf(await renew(first)).RefreshToken;
    local.clock.advance(1);
    expect(refusalOf(await renew(first))).toBe('400 NotAuthorizedException: Refresh Token has been revoked');
    for (const token of [second, third]) expect((await renew(token)).status).toBe(200);
    local.clock.advance(60_000);
    for (const token of [second, third]) expect((await renew(token)).status).toBe(400);
  });

  it('does not extend a session, however often it is renewed', async () => {
    let { RefreshToken } = await signedInPerson(local, email);
    for (let days = 0; days < 29; days += 1) {
      local.clock.advance(day);
      ({ RefreshToken } = tokensOf(await renew(RefreshToken)));
    }
    local.clock.advance(day);
    expect(refusalOf(await renew(RefreshToken))).toBe('400 NotAuthorizedException: Refresh Token has expired');
  });

  it('is refused by the older flow, as in a deployment that rotates refresh tokens', async () => {
    const { RefreshToken } = await signedInPerson(local, email);
    const input = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: RefreshToken } };
    expect(refusalOf(await local.call('InitiateAuth', asClient(local, input)))).toContain('flow not enabled');
  });

  it('takes the claims from the present attributes', async () => {
    const { AccessToken, RefreshToken } = await signedInPerson(local, email);
    await local.call('UpdateUserAttributes', {
      AccessToken,
      UserAttributes: [{ Name: 'name', Value: 'Countess' }],
    });
    expect(claimsOf(tokensOf(await renew(RefreshToken)).IdToken)['name']).toBe('Countess');
  });

  it('is refused after 30 days and with an unknown token', async () => {
    const { RefreshToken, AccessToken } = await signedInPerson(local, email);
    local.clock.advance(30 * day - 1);
    const { RefreshToken: next } = tokensOf(await renew(RefreshToken));
    local.clock.advance(1);
    expect(refusalOf(await renew(next))).toBe('400 NotAuthorizedException: Refresh Token has expired');
    for (const token of [AccessToken, 'x']) {
      expect(refusalOf(await renew(token))).toBe('400 NotAuthorizedException: Invalid Refresh Token');
    }
  });
});

describe('signing out', () => {
  const revoked = '400 NotAuthorizedException: Access Token has been revoked';
  const refreshRevoked = '400 NotAuthorizedException: Refresh Token has been revoked';

  it('by RevokeToken ends one session', async () => {
    const first = await signedInPerson(local, email);
    const second = tokensOf(await signInByPassword(local, email));
    const answer = await local.call('RevokeToken', asClient(local, { Token: first.RefreshToken }));
    expect(answer.status).toBe(200);
    expect(refusalOf(await renew(first.RefreshToken))).toBe(refreshRevoked);
    expect(refusalOf(await getUser(first.AccessToken))).toBe(revoked);
    expect((await renew(second.RefreshToken)).status).toBe(200);
  });

  it('by GlobalSignOut ends all of one person and of nobody else', async () => {
    const first = await signedInPerson(local, email);
    const second = tokensOf(await signInByPassword(local, email));
    const bob = await signedInPerson(local, 'bob@acme.example');
    expect((await local.call('GlobalSignOut', { AccessToken: first.AccessToken })).status).toBe(200);
    for (const { RefreshToken, AccessToken } of [first, second]) {
      expect(refusalOf(await renew(RefreshToken))).toBe(refreshRevoked);
      expect(refusalOf(await getUser(AccessToken))).toBe(revoked);
    }
    expect((await renew(bob.RefreshToken)).status).toBe(200);
    expect((await signInByPassword(local, email)).status).toBe(200);
  });

  it('by deleting the account leaves nothing to sign in with', async () => {
    const { AccessToken, RefreshToken } = await signedInPerson(local, email);
    expect((await local.call('DeleteUser', { AccessToken })).status).toBe(200);
    expect(refusalOf(await getUser(AccessToken))).toBe('400 UserNotFoundException: User does not exist.');
    expect((await renew(RefreshToken)).body['__type']).toBe('NotAuthorizedException');
    expect((await signInByPassword(local, email)).body['__type']).toBe('UserNotFoundException');
  });
});
