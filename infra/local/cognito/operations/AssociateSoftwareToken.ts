import type { Operation } from '../context.ts';
import { optionalText } from '../input.ts';
import { associate } from '../secondFactor.ts';
import { authorise } from '../sessions.ts';

/** Creates the secret of an authenticator app: for a signed-in person, or during a sign-in that requires one. */
export const AssociateSoftwareToken: Operation = async (pool, input) => {
  const Session = optionalText(input, 'Session');
  if (Session === undefined) return { SecretCode: associate(pool, authorise(pool, input).user.sub) };
  const { sub } = pool.mfaSessions.find(Session, 'setup');
  return { SecretCode: associate(pool, sub), Session };
};
