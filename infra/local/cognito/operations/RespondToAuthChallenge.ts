import { timingSafeEqual } from 'node:crypto';
import type { Challenge } from '../challenges.ts';
import type { Operation } from '../context.ts';
import { refusal } from '../errors.ts';
import { requiredParameter, requiredText, textMap } from '../input.ts';
import { fromHex } from '../passwords.ts';
import { identity } from '../policy.ts';
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
 * Finishes a sign-in by SRP: the client proves that it knows the password without sending it. Whose it is the challenge knows,
 * and the proof is bound to them, so `USERNAME` is not looked at.
 */
export const RespondToAuthChallenge: Operation = async (pool, input) => {
  requireClient(pool, input);
  if (requiredText(input, 'ChallengeName') !== 'PASSWORD_VERIFIER') {
    throw refusal.invalidParameter('Challenge name is not supported.');
  }
  const responses = textMap(input, 'ChallengeResponses');
  const claim = {
    secretBlock: Buffer.from(requiredParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'), 'base64'),
    timestamp: requiredParameter(responses, 'TIMESTAMP'),
    signature: Buffer.from(requiredParameter(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64'),
  };
  const challenge = pool.challenges.take(claim.secretBlock);
  if (!challenge) throw refusal.sessionExpired();
  const user = countAttempt(pool, challenge.sub, (known) => provesPassword(known, challenge, claim));
  if (user.status !== 'CONFIRMED') throw refusal.notConfirmed();
  const result = await signIn(pool, user, textMap(input, 'ClientMetadata'));
  return { AuthenticationResult: result, ChallengeParameters: {} };
};
