import type { PoolContext } from './context.ts';
import { refusal } from './errors.ts';
import { isEnabled } from './secondFactor.ts';
import { signIn } from './tokens.ts';
import type { ClientMetadata } from './triggers.ts';
import type { UserRecord } from './userStore.ts';

/**
 * The step after a right password: tokens, the challenge for a code of the authenticator app, or setting one up first.
 *
 * @throws UserNotConfirmedException, PasswordResetRequiredException
 */
export async function afterPassword(
  pool: PoolContext,
  user: UserRecord,
  clientMetadata: ClientMetadata,
): Promise<object> {
  const { sub } = user;
  if (user.status !== 'CONFIRMED') throw refusal.notConfirmed();
  if (user.resetRequired === true) throw refusal.resetRequired();
  if (isEnabled(user)) {
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: pool.mfaSessions.start({ sub, needs: 'code', verified: false }),
      ChallengeParameters: { USER_ID_FOR_SRP: sub },
    };
  }
  if (pool.secondFactor === 'required') {
    return {
      ChallengeName: 'MFA_SETUP',
      Session: pool.mfaSessions.start({ sub, needs: 'setup', verified: false }),
      ChallengeParameters: { USER_ID_FOR_SRP: sub, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    };
  }
  return { AuthenticationResult: await signIn(pool, user, clientMetadata), ChallengeParameters: {} };
}
