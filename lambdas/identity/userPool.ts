import { fetchSigned } from '#lambdas/aws/fetchSigned.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';

/** Longer than Cognito ever takes, shorter than a person waits. In milliseconds. */
const TIMEOUT = 5_000;

type UserPoolAction =
  'AdminUserGlobalSignOut' | 'AdminDeleteUser' | 'AdminSetUserMFAPreference' | 'AdminResetUserPassword';
/** What a function may do at the user pool, as IAM names it. */
export type UserPoolGrants = readonly UserPoolAction[];

/** What the product does to accounts of the user pool. An account that is not there any more counts as done. */
export type UserPool = {
  /** Makes the refresh tokens of an account worthless. ID tokens live on for an hour at most; the table says from when on they count. */
  endSessions(sub: string): Promise<void>;
  deleteAccount(sub: string): Promise<void>;
  /** Asks for no code of an authenticator app any more, ends all sessions, and mails a way to a new password, without which nobody signs in. */
  resetSecondFactor(sub: string): Promise<void>;
};

/** The deployment's user pool, spoken to by signed requests of its own: its client is twice as large as the rest of a function. */
export function userPool(): UserPool {
  return {
    endSessions: (sub) => request('AdminUserGlobalSignOut', sub),
    deleteAccount: (sub) => request('AdminDeleteUser', sub),
    async resetSecondFactor(sub) {
      // The password before the code: at no moment is the password alone enough.
      await request('AdminResetUserPassword', sub, { ClientMetadata: { reason: 'second-factor' } });
      await request('AdminSetUserMFAPreference', sub, { SoftwareTokenMfaSettings: { Enabled: false } });
      await request('AdminUserGlobalSignOut', sub);
    },
  };
}

/** @throws CallError too-many-requests when the pool is asked too often; an Error with Cognito's own name of any other refusal */
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

/** The service itself, unless an emulator stands in for it. */
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
