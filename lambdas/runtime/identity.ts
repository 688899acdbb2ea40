import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { isEmail } from '#shared/model/fields.ts';
import { addressIn, type CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { Claims } from './claims.ts';

/** The person of a verified token. Everything else about the person comes from the table. */
export type Identity = {
  company: CompanyDomain;
  email: string;
  /** The account in the user pool. Another account may have the same address later. */
  sub: string;
  /** When this person signed in, in seconds; a refreshed token keeps it. */
  authTime: number;
  /** The uid in the token: enough to know which keys to read ahead, and trusted only once the table says the same. */
  claimedUid: string | undefined;
  /** All that the token says (`claims.ts`). */
  claims: Claims;
};

/**
 * Reads the identity from the authorizer's claims, which arrive as strings. Only the ID token counts: an access token
 * passes the gateway too, but says nothing about the e-mail address. The company is the one that the pool's trigger has
 * found in the address (lambdas/events/user_pool/pre_token_generation.ts).
 * @throws CallError not-authenticated, email-not-verified
 */
export function identityOf(event: APIGatewayProxyEventV2WithJWTAuthorizer): Identity {
  const claims = event.requestContext.authorizer?.jwt?.claims;
  if (claims === undefined || claims['token_use'] !== 'id') throw new CallError(errors.notAuthenticated);
  if (typeof claims['company'] !== 'string' || typeof claims['email'] !== 'string')
    throw new CallError(errors.notAuthenticated);
  const company = claims['company'] as CompanyDomain;
  const email = addressIn(company, claims['email']);
  // A claim of several values arrives as one text, such as `[a@acme.example b@acme.example]`.
  if (email === undefined || !isEmail(email)) throw new CallError(errors.notAuthenticated);
  if (String(claims['email_verified']) !== 'true') throw new CallError(errors.emailNotVerified);
  const authTime = Number(claims['auth_time']);
  if (typeof claims['sub'] !== 'string' || !Number.isInteger(authTime)) throw new CallError(errors.notAuthenticated);
  const uid = claims['uid'];
  return {
    company,
    email,
    sub: claims['sub'],
    authTime,
    claimedUid: typeof uid === 'string' && uid !== '' ? uid : undefined,
    claims,
  };
}
