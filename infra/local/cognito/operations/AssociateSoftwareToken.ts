import type { Operation } from '../context.ts';
import { optionalText } from '../input.ts';
import { associate } from '../secondFactor.ts';
import { authorise } from '../sessions.ts';

/** Makes the secret of an authenticator app: for who is signed in, or in the middle of a sign-in that demands one. */
export const AssociateSoftwareToken: Operation = async (pool, input) => {
  const Session = optionalText(input, 'Session');
  if (Session === undefined) return { SecretCode: associate(pool, authorise(pool, input).user.sub) };
  const { sub } = pool.mfaSessions.find(Session, 'setup');
  return { SecretCode: associate(pool, sub), Session };
};
