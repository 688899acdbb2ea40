import type { Operation } from '../context.ts';
import { refusal } from '../errors.ts';
import { textMap } from '../input.ts';
import { sendCode } from '../mails.ts';
import { userOfClient } from '../users.ts';

/** Mails a code for setting a new password; only to a verified address. */
export const ForgotPassword: Operation = async (pool, input) => {
  const user = userOfClient(pool, input);
  if (user.status !== 'CONFIRMED' || user.attributes.email_verified !== 'true') {
    throw refusal.invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  return sendCode(pool, 'forgotPassword', user, textMap(input, 'ClientMetadata'));
};
