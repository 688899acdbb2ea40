import {
  AdminDeleteUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { repeating, repeatingThrottled, within } from '#lambdas/ports/aws/settings.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { PoolName } from '#shared/model/people/poolName.ts';

/** For a request with all its attempts: longer than Cognito ever takes, shorter than people wait. In milliseconds. */
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

/** The deployment's user pool. */
export function userPool(): UserPool {
  const endSessions = (name: PoolName) =>
    change('AdminUserGlobalSignOut', () => client().send(new AdminUserGlobalSignOutCommand(account(name)), limit()));
  return {
    endSessions,
    deleteAccount: (name) =>
      change('AdminDeleteUser', () => client().send(new AdminDeleteUserCommand(account(name)), limit())),
    async resetSecondFactor(name) {
      // The password before the code: the password alone is never enough.
      await change('AdminResetUserPassword', () => {
        const reset = { ...account(name), ClientMetadata: { reason: 'second-factor' } };
        return mailingClient().send(new AdminResetUserPasswordCommand(reset), limit());
      });
      await change('AdminSetUserMFAPreference', () => {
        const off = { ...account(name), SoftwareTokenMfaSettings: { Enabled: false } };
        return client().send(new AdminSetUserMFAPreferenceCommand(off), limit());
      });
      await endSessions(name);
    },
    async accountOf(accessToken, { issuer, client: audience }) {
      const { iss, client_id, auth_time = 0 } = unverifiedClaims(accessToken);
      if (iss !== issuer || client_id !== audience) return undefined;
      try {
        const { UserAttributes = [] } = await client().send(new GetUserCommand({ AccessToken: accessToken }), limit());
        return { attributes: recordOf(UserAttributes), authTime: auth_time };
      } catch (error) {
        if (isNamed(error, REFUSED_TOKEN)) return undefined;
        throw refusalOf('GetUser', error);
      }
    },
  };
}

/** Cognito's answers to a token that is invalid, expired or revoked, or whose account is gone. */
const REFUSED_TOKEN = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException'];

const recordOf = (attributes: readonly AttributeType[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ Name = '', Value = '' }) => [Name, Value] as const));

const account = (Username: PoolName) => ({ UserPoolId: process.env['USER_POOL_ID'], Username });

const limit = () => within(TIMEOUT);

/**
 * @throws CallError too-many-requests when the pool is throttled; an Error with Cognito's own name for any other
 * refusal
 */
async function change(operation: UserPoolAction, send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isNamed(error, ['UserNotFoundException'])) throw refusalOf(operation, error);
  }
}

const isNamed = (error: unknown, names: readonly string[]): boolean =>
  error instanceof CognitoIdentityProviderServiceException && names.includes(error.name);

/** Cognito's message can contain what was sent, so only the status and the name are passed on. */
function refusalOf(operation: string, error: unknown): unknown {
  if (isNamed(error, ['TooManyRequestsException', 'LimitExceededException']))
    return new CallError(errors.tooManyRequests);
  if (!(error instanceof CognitoIdentityProviderServiceException)) return error;
  return new Error(`the user pool refused ${operation}: ${error.$metadata.httpStatusCode} ${error.name}`);
}

let shared: CognitoIdentityProviderClient | undefined;
const client = () => (shared ??= new CognitoIdentityProviderClient({ ...repeating(), ...emulator() }));

let sharedForMails: CognitoIdentityProviderClient | undefined;
/** For operations by which the pool sends a mail. */
const mailingClient = () =>
  (sharedForMails ??= new CognitoIdentityProviderClient({ ...repeatingThrottled(), ...emulator() }));

/** The pool of the local run, of which each has its own. */
const emulator = () =>
  process.env['USER_POOL_ENDPOINT'] === undefined
    ? {}
    : { endpoint: async () => ({ url: new URL(process.env['USER_POOL_ENDPOINT'] ?? '') }) };

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
