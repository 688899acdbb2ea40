import { redeemCode } from '../codes.ts';
import type { Operation } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { requiredText, textMap } from '../input.ts';
import { runPostConfirmation } from '../triggers.ts';
import { userOfClient, writingAttributes } from '../users.ts';

/** Confirms a person who enters the mailed code, which verifies their address. */
export const ConfirmSignUp: Operation = async (pool, input) => {
  const { sub, status } = userOfClient(pool, input);
  const code = requiredText(input, 'ConfirmationCode', { pattern: /^[\S]+$/ });
  if (status === 'CONFIRMED') {
    throw new CognitoError('NotAuthorizedException', `User cannot be confirmed. Current status is ${status}`);
  }
  redeemCode(pool, sub, 'signUp', code);
  const verified = writingAttributes(new Map([['email_verified', 'true']]), pool.clock());
  const user = pool.store.change(sub, (current) => ({ ...verified(current), status: 'CONFIRMED' }));
  await runPostConfirmation(pool, 'PostConfirmation_ConfirmSignUp', user, textMap(input, 'ClientMetadata'));
  return {};
};
