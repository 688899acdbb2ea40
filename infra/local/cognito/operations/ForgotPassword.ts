import type { Operation } from '../context.ts';
import { refusal } from '../errors.ts';
import { textMap } from '../input.ts';
import { sendCode } from '../mails.ts';
import { userOfClient } from '../users.ts';

/** Mails a code with which a new password can be set; only to an address that was proved. */
export const ForgotPassword: Operation = async (pool, input) => {
  const user = userOfClient(pool, input);
  if (user.status !== 'CONFIRMED' || user.attributes.email_verified !== 'true') {
    throw refusal.invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  return sendCode(pool, 'forgotPassword', user, textMap(input, 'ClientMetadata'));
};
