import type { Operation } from '../context.ts';
import { refusal } from '../errors.ts';
import { textMap } from '../input.ts';
import { sendCode } from '../mails.ts';
import { userOfClient } from '../users.ts';

/** Mails a new sign-up code; the earlier one becomes invalid. */
export const ResendConfirmationCode: Operation = async (pool, input) => {
  const user = userOfClient(pool, input);
  if (user.status === 'CONFIRMED') throw refusal.invalidParameter('User is already confirmed.');
  return sendCode(pool, 'resend', user, textMap(input, 'ClientMetadata'));
};
