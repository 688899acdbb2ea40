import type { Operation } from '../context.ts';
import { refusal } from '../errors.ts';
import { requiredText } from '../input.ts';
import { isLocked } from '../lockout.ts';
import { isPassword, newPassword, storePassword } from '../passwords.ts';
import { authorise } from '../sessions.ts';
import { countAttempt } from '../signInAttempt.ts';

/**
 * Replaces the password of a signed-in person who gives the present one. Wrong passwords count towards the lock-out of
 * the sign-in, or a stolen token would allow guessing.
 */
export const ChangePassword: Operation = async (pool, input) => {
  const { user } = authorise(pool, input);
  const previous = requiredText(input, 'PreviousPassword', { max: 256 });
  const proposed = newPassword(input, 'ProposedPassword');
  if (isLocked(user.attempts, pool.clock())) throw refusal.attemptLimit();
  countAttempt(pool, user.sub, (known) => isPassword(known.sub, known.password, previous));
  pool.store.change(user.sub, ({ sub }) => ({
    password: storePassword(sub, proposed),
    modifiedAt: pool.clock(),
  }));
  return {};
};
