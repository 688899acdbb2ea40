import { fetchSigned } from '#lambdas/aws/fetchSigned.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';

/** Longer than Cognito ever takes, shorter than people wait. In milliseconds. */
const TIMEOUT = 5_000;

type UserPoolAction =
  'AdminUserGlobalSignOut' | 'AdminDeleteUser' | 'AdminSetUserMFAPreference' | 'AdminResetUserPassword';
/** The IAM actions of a function at the user pool. */
export type UserPoolGrants = readonly UserPoolAction[];

/** The product's operations on accounts of the user pool. Each succeeds when the account is missing. */
export type UserPool = {
  /**
   * Revokes the refresh tokens of an account. ID tokens live on for an hour at most; the table says from when on they
   * count.
   */
  endSessions(sub: string): Promise<void>;
  deleteAccount(sub: string): Promise<void>;
  /**
   * Removes the authenticator app, ends all sessions, and mails a way to set a new password, without which nobody signs
   * in.
   */
  resetSecondFactor(sub: string): Promise<void>;
};

/** The deployment's user pool, called by signed requests: its client is twice as large as the rest of a function. */
export function userPool(): UserPool {
  return {
    endSessions: (sub) => request('AdminUserGlobalSignOut', sub),
    deleteAccount: (sub) => request('AdminDeleteUser', sub),
    async resetSecondFactor(sub) {
      // The password before the code: the password alone is never enough.
      await request('AdminResetUserPassword', sub, { ClientMetadata: { reason: 'second-factor' } });
      await request('AdminSetUserMFAPreference', sub, { SoftwareTokenMfaSettings: { Enabled: false } });
      await request('AdminUserGlobalSignOut', sub);
    },
  };
}

/**
 * @throws CallError too-many-requests when the pool is throttled; an Error with Cognito's own name for any other
 * refusal
 */
async function request(operation: UserPoolAction, sub: string, more: object = {}): Promise<void> {
  const response = await fetchSigned('cognito-idp', new URL(`${endpoint()}/`), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ UserPoolId: process.env['USER_POOL_ID'], Username: sub, ...more }),
    timeout: TIMEOUT,
  });
  const text = await response.text();
  if (response.ok) return;
  const name = refusalOf(text);
  if (name === 'UserNotFoundException') return;
  if (name === 'TooManyRequestsException' || name === 'LimitExceededException')
    throw new CallError(errors.tooManyRequests);
  throw new Error(`the user pool refused ${operation}: ${response.status} ${name}`);
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
