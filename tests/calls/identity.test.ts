import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { identityOf } from '#lambdas/runtime/identity.ts';

const claims = {
  token_use: 'id',
  iss: 'https://pool.example',
  aud: 'client-1',
  sub: 'account-1',
  auth_time: '1700000000',
  email: 'Ann@Acme.example',
  email_verified: 'true',
  company: 'acme.example',
  uid: 'a'.repeat(20),
};

/** A request with the claims that the gateway's authorizer read from a token. */
const request = (found: Readonly<Record<string, string>>) =>
  ({
    requestContext: { authorizer: { jwt: { claims: found } } },
  }) as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;

describe('the identity of a token that the gateway accepts', () => {
  test('is the address of an ID token', () => {
    expect(identityOf(request(claims))).toEqual({
      company: 'acme.example',
      email: 'ann@acme.example',
      sub: 'account-1',
      authTime: 1_700_000_000,
      claimedUid: claims.uid,
      claims,
    });
  });

  // Cognito puts no address into one, but a trigger of the pool could.
  test('is nobody for an access token, whatever else it says', () => {
    expect(() => identityOf(request({ ...claims, token_use: 'access' }))).toThrow(
      expect.objectContaining({ code: 'not-authenticated' }) as Error,
    );
  });

  // Lower-casing makes a plain k of the Kelvin sign, and so one person of two mailboxes.
  test('is nobody for an address that is another one in lower case', () => {
    expect(() => identityOf(request({ ...claims, email: '\u212Aim@acme.example' }))).toThrow(
      expect.objectContaining({ code: 'not-authenticated' }) as Error,
    );
  });

  test.each(['sub', 'auth_time', 'company', 'email'])('is nobody for a token without %s', (missing) => {
    expect(() => identityOf(request({ ...claims, [missing]: undefined }))).toThrow(
      expect.objectContaining({ code: 'not-authenticated' }) as Error,
    );
  });

  test.each([
    '[ann@acme.example]',
    '[ann@acme.example bob@acme.example]',
    'map[a:ann@acme.example]',
    '@acme.example',
    '',
  ])('is nobody for a claim of no single address: %j', (email) => {
    expect(() => identityOf(request({ ...claims, email }))).toThrow(
      expect.objectContaining({ code: 'not-authenticated' }) as Error,
    );
  });

  test('is nobody for an address that was never verified', () => {
    expect(() => identityOf(request({ ...claims, email_verified: 'false' }))).toThrow(
      expect.objectContaining({ code: 'email-not-verified' }) as Error,
    );
  });
});
