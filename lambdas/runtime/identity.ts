import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { CallError } from '#shared/errors.ts';
import { canonicalEmail, companyOfEmail, type CompanyDomain } from '#shared/model/company.ts';

/** Who a verified token speaks for. Everything else about the person comes from the table. */
export type Identity = {
  company: CompanyDomain;
  email: string;
  /** The uid that the token carries: enough to know which keys to read ahead, and believed only once the table says the same. */
  claimedUid: string | undefined;
};

/**
 * Reads the identity out of the authorizer's claims, which arrive as strings. Only the ID token counts: an access token passes the
 * gateway too, but says nothing about the e-mail address.
 * @throws CallError not-authenticated, email-not-verified
 */
export function identityOf(event: APIGatewayProxyEventV2WithJWTAuthorizer): Identity {
  const claims = event.requestContext.authorizer?.jwt?.claims;
  if (claims === undefined || claims['token_use'] !== 'id') throw new CallError('not-authenticated');
  const email = canonicalEmail(String(claims['email'] ?? ''));
  const company = email === undefined ? undefined : companyOfEmail(email);
  if (email === undefined || company === undefined) throw new CallError('not-authenticated');
  if (String(claims['email_verified']) !== 'true') throw new CallError('email-not-verified');
  const uid = claims['uid'];
  return { company, email, claimedUid: typeof uid === 'string' && uid !== '' ? uid : undefined };
}
