import { redeemCode } from '../codes.ts';
import type { Operation } from '../context.ts';
import { requiredText, textMap } from '../input.ts';
import { noAttempts } from '../lockout.ts';
import { newPassword, storePassword } from '../passwords.ts';
import { runPostConfirmation } from '../triggers.ts';
import { userOfClient } from '../users.ts';

/**
 * Sets a new password for a person who enters the mailed code. A password that does not conform leaves the code valid.
 */
export const ConfirmForgotPassword: Operation = async (pool, input) => {
  const { sub } = userOfClient(pool, input);
  const code = requiredText(input, 'ConfirmationCode', { pattern: /^[\S]+$/ });
  const password = newPassword(input, 'Password');
  redeemCode(pool, sub, 'resetPassword', code);
  const user = pool.store.change(sub, () => ({
    password: storePassword(sub, password),
    attempts: noAttempts,
    resetRequired: false,
    modifiedAt: pool.clock(),
  }));
  const clientMetadata = textMap(input, 'ClientMetadata');
  await runPostConfirmation(pool, 'PostConfirmation_ConfirmForgotPassword', user, clientMetadata);
  return {};
};
