import { timingSafeEqual } from 'node:crypto';
import { afterPassword } from '../afterPassword.ts';
import type { Challenge } from '../challenges.ts';
import type { Operation, PoolContext } from '../context.ts';
import { refusal } from '../errors.ts';
import { type Input, requiredParameter, requiredText, textMap } from '../input.ts';
import { fromHex } from '../passwords.ts';
import { identity } from '../policy.ts';
import { requireCode, setEnabled } from '../secondFactor.ts';
import { countAttempt } from '../signInAttempt.ts';
import { passwordClaim, sharedKey } from '../srp.ts';
import { signIn } from '../tokens.ts';
import { requireClient } from '../users.ts';
import type { UserRecord } from '../userStore.ts';

function provesPassword(
  user: UserRecord,
  challenge: Challenge,
  claim: { readonly secretBlock: Buffer; readonly timestamp: string; readonly signature: Buffer },
): boolean {
  const key = sharedKey(challenge.A, challenge.keys, fromHex(user.password.verifier));
  const srpIdentity = { poolName: identity.poolName, username: user.sub };
  const expected = passwordClaim(key, srpIdentity, claim.secretBlock, claim.timestamp);
  return expected.length === claim.signature.length && timingSafeEqual(expected, claim.signature);
}

/**
 * The password, by SRP: the client proves that it knows it without sending it. The challenge knows the person, and the
 * proof is bound to them, so `USERNAME` is ignored.
 */
async function passwordVerifier(pool: PoolContext, input: Input): Promise<object> {
  const responses = textMap(input, 'ChallengeResponses');
  const claim = {
    secretBlock: Buffer.from(requiredParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'), 'base64'),
    timestamp: requiredParameter(responses, 'TIMESTAMP'),
    signature: Buffer.from(requiredParameter(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64'),
  };
  const challenge = pool.challenges.take(claim.secretBlock);
  if (!challenge) throw refusal.sessionExpired();
  const user = countAttempt(pool, challenge.sub, (known) => provesPassword(known, challenge, claim));
  return afterPassword(pool, user, textMap(input, 'ClientMetadata'));
}

/** The code of the authenticator app. After a wrong one the sign-in waits for another. */
async function softwareToken(pool: PoolContext, input: Input): Promise<object> {
  const name = requiredText(input, 'Session');
  const code = requiredParameter(textMap(input, 'ChallengeResponses'), 'SOFTWARE_TOKEN_MFA_CODE');
  const { sub } = pool.mfaSessions.find(name, 'code');
  const user = requireCode(pool, sub, code);
  pool.mfaSessions.end(name);
  return {
    AuthenticationResult: await signIn(pool, user, textMap(input, 'ClientMetadata')),
    ChallengeParameters: {},
  };
}

/** The end of a sign-in in which an authenticator app was set up, which is required from now on. */
async function mfaSetup(pool: PoolContext, input: Input): Promise<object> {
  const name = requiredText(input, 'Session');
  const { sub, verified } = pool.mfaSessions.find(name, 'setup');
  if (!verified) throw refusal.sessionExpired();
  pool.mfaSessions.end(name);
  setEnabled(pool, sub, true);
  const user = pool.store.bySub(sub);
  if (!user) throw refusal.unknownUser();
  return {
    AuthenticationResult: await signIn(pool, user, textMap(input, 'ClientMetadata')),
    ChallengeParameters: {},
  };
}

const answers: ReadonlyMap<string, Operation> = new Map([
  ['PASSWORD_VERIFIER', passwordVerifier],
  ['SOFTWARE_TOKEN_MFA', softwareToken],
  ['MFA_SETUP', mfaSetup],
]);

/** The next step of a sign-in. */
export const RespondToAuthChallenge: Operation = async (pool, input) => {
  requireClient(pool, input);
  const answer = answers.get(requiredText(input, 'ChallengeName'));
  if (!answer) throw refusal.invalidParameter('Challenge name is not supported.');
  return answer(pool, input);
};
