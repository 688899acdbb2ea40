import { fetchSigned, type SignedRequest } from '#lambdas/ports/aws/fetchSigned.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { PoolName } from '#shared/model/people/poolName.ts';

/** Longer than Cognito ever takes, shorter than people wait. In milliseconds. */
const TIMEOUT = 5_000;

type UserPoolAction =
  | 'AdminUserGlobalSignOut'
  | 'AdminDeleteUser'
  | 'AdminSetUserMFAPreference'
  | 'AdminResetUserPassword';
/** The IAM actions of a function at the user pool. */
export type UserPoolGrants = readonly UserPoolAction[];

/** The product's operations on accounts of the user pool. Each succeeds when the account is missing. */
export type UserPool = {
  /**
   * Revokes the refresh tokens of an account. ID tokens live on for an hour at most; the table says from when on they
   * count.
   */
  endSessions(name: PoolName): Promise<void>;
  deleteAccount(name: PoolName): Promise<void>;
  /**
   * Removes the authenticator app, ends all sessions, and mails a way to set a new password, without which nobody signs
   * in.
   */
  resetSecondFactor(name: PoolName): Promise<void>;
  /**
   * The attributes of the account of an access token, as the pool has them now, and when its sign-in was, in seconds;
   * undefined when the pool does not accept the token. Cognito answers for every pool of the region, so the token must
   * have been issued by the given one.
   */
  accountOf(
    accessToken: string,
    issuedBy: { issuer: unknown; client: unknown },
  ): Promise<{ attributes: Record<string, string>; authTime: number } | undefined>;
};

/** The deployment's user pool, called by signed requests: its client is twice as large as the rest of a function. */
export function userPool(): UserPool {
  return {
    endSessions: (name) => request('AdminUserGlobalSignOut', name),
    deleteAccount: (name) => request('AdminDeleteUser', name),
    async resetSecondFactor(name) {
      // The password before the code: the password alone is never enough.
      await request('AdminResetUserPassword', name, { ClientMetadata: { reason: 'second-factor' } });
      await request('AdminSetUserMFAPreference', name, { SoftwareTokenMfaSettings: { Enabled: false } });
      await request('AdminUserGlobalSignOut', name);
    },
    async accountOf(accessToken, { issuer, client }) {
      const { iss, client_id, auth_time = 0 } = unverifiedClaims(accessToken);
      if (iss !== issuer || client_id !== client) return undefined;
      const { status, body } = await send(fetchPlainly, 'GetUser', { AccessToken: accessToken });
      if (status === 200) return { attributes: attributesIn(body), authTime: auth_time };
      const name = refusalOf(body);
      if (REFUSED_TOKEN.includes(name)) return undefined;
      throw refused('GetUser', status, name);
    },
  };
}

/** Cognito's answers to a token that is invalid, expired or revoked, or whose account is gone. */
const REFUSED_TOKEN = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException'];

/**
 * @throws CallError too-many-requests when the pool is throttled; an Error with Cognito's own name for any other
 * refusal
 */
async function request(operation: UserPoolAction, account: PoolName, more: object = {}): Promise<void> {
  const { status, body } = await send(fetchSigned.bind(null, 'cognito-idp'), operation, {
    UserPoolId: process.env['USER_POOL_ID'],
    Username: account,
    ...more,
  });
  if (status === 200) return;
  const name = refusalOf(body);
  if (name !== 'UserNotFoundException') throw refused(operation, status, name);
}

type Sending = (url: URL, request: SignedRequest) => Promise<Response>;

/** Operations of the token's owner take no signature. */
const fetchPlainly: Sending = (url, { method, headers, body = '', timeout }) =>
  fetch(url, { method, headers, body, signal: AbortSignal.timeout(timeout) });

async function send(sending: Sending, operation: string, input: object): Promise<{ status: number; body: string }> {
  const response = await sending(new URL(`${endpoint()}/`), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
    timeout: TIMEOUT,
  });
  return { status: response.status, body: await response.text() };
}

function refused(operation: string, status: number, name: string): Error {
  return name === 'TooManyRequestsException' || name === 'LimitExceededException'
    ? new CallError(errors.tooManyRequests)
    : new Error(`the user pool refused ${operation}: ${status} ${name}`);
}

function attributesIn(body: string): Record<string, string> {
  const { UserAttributes = [] } = JSON.parse(body) as { UserAttributes?: { Name: string; Value: string }[] };
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
}

type TokenClaims = { iss?: string; client_id?: string; sub?: string; auth_time?: number };

/** What a token says, true only once the pool has accepted it; nothing for what is no token. */
export function unverifiedClaims(token: string): TokenClaims {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' && payload !== null ? payload : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** The service itself, unless an emulator replaces it. */
function endpoint(): string {
  return (
    process.env['USER_POOL_ENDPOINT'] ??
    process.env['AWS_ENDPOINT_URL'] ??
    `https://cognito-idp.${process.env['AWS_REGION'] ?? ''}.amazonaws.com`
  );
}

function refusalOf(text: string): string {
  const { __type = '' } = JSON.parse(text) as { __type?: string };
  return __type.split('#').pop() ?? '';
}
