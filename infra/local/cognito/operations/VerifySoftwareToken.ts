import type { Operation } from '../context.ts';
import { optionalText, requiredText } from '../input.ts';
import { verify } from '../secondFactor.ts';
import { authorise } from '../sessions.ts';

/**
 * Proves that an authenticator app has the secret. It is required once `SetUserMFAPreference` says so, or the sign-in
 * that requires it ends.
 */
export const VerifySoftwareToken: Operation = async (pool, input) => {
  const code = requiredText(input, 'UserCode', { max: 6, pattern: /^[0-9]+$/ });
  const name = optionalText(input, 'Session');
  if (name === undefined) {
    verify(pool, authorise(pool, input).user.sub, code);
    return { Status: 'SUCCESS' };
  }
  const session = pool.mfaSessions.find(name, 'setup');
  verify(pool, session.sub, code);
  pool.mfaSessions.end(name);
  return { Status: 'SUCCESS', Session: pool.mfaSessions.start({ ...session, verified: true }) };
};
