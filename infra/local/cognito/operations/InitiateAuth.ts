import { afterPassword } from '../afterPassword.ts';
import type { Operation, PoolContext } from '../context.ts';
import { refusal } from '../errors.ts';
import { requiredParameter, requiredText, textMap } from '../input.ts';
import { fromHex, isPassword } from '../passwords.ts';
import { assertNotLocked, countAttempt } from '../signInAttempt.ts';
import { createServerKeys, isUsablePublicValue } from '../srp.ts';
import { requireClient } from '../users.ts';
import type { UserRecord } from '../userStore.ts';

type Parameters = Readonly<Record<string, string>>;

function namedUser(pool: PoolContext, parameters: Parameters): UserRecord {
  const user = pool.store.byLogin(requiredParameter(parameters, 'USERNAME'));
  if (!user) throw refusal.unknownUser();
  return user;
}

function startSrp(pool: PoolContext, parameters: Parameters): object {
  const user = namedUser(pool, parameters);
  const publicValue = requiredParameter(parameters, 'SRP_A');
  if (!/^[0-9a-fA-F]{1,1024}$/.test(publicValue)) throw refusal.invalidParameter('Invalid SRP_A value.');
  const A = fromHex(publicValue);
  if (!isUsablePublicValue(A)) throw refusal.wrongPassword();
  assertNotLocked(pool, user);
  const keys = createServerKeys(fromHex(user.password.verifier));
  const secretBlock = pool.challenges.start({ sub: user.sub, A, keys });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: user.password.salt,
      SECRET_BLOCK: secretBlock.toString('base64'),
      SRP_B: keys.B.toString(16),
      USERNAME: user.sub,
      USER_ID_FOR_SRP: user.sub,
    },
  };
}

/**
 * Starts a sign-in by SRP, or does one by plain password. Only with the right password does it reveal whether a person
 * is confirmed.
 */
export const InitiateAuth: Operation = async (pool, input) => {
  requireClient(pool, input);
  const parameters = textMap(input, 'AuthParameters');
  const clientMetadata = textMap(input, 'ClientMetadata');
  switch (requiredText(input, 'AuthFlow')) {
    case 'USER_SRP_AUTH':
      return startSrp(pool, parameters);
    case 'USER_PASSWORD_AUTH': {
      const { sub } = namedUser(pool, parameters);
      const password = requiredParameter(parameters, 'PASSWORD');
      const user = countAttempt(pool, sub, (known) => isPassword(known.sub, known.password, password));
      return afterPassword(pool, user, clientMetadata);
    }
    // With rotated refresh tokens, as in a deployment, only `GetTokensFromRefreshToken` renews.
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      throw refusal.invalidParameter('REFRESH_TOKEN_AUTH flow not enabled for this client');
    default:
      throw refusal.invalidParameter('Initiate Auth method not supported.');
  }
};
