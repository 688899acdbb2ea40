import type { Operation } from '../context.ts';
import { textMap } from '../input.ts';
import { sendCode } from '../mails.ts';
import { userOfAdministrator } from '../users.ts';

/** Invalidates the password and mails a code for setting a new one. */
export const AdminResetUserPassword: Operation = async (pool, input) => {
  const { sub } = userOfAdministrator(pool, input);
  const user = pool.store.change(sub, () => ({ resetRequired: true, modifiedAt: pool.clock() }));
  await sendCode(pool, 'forgotPassword', user, textMap(input, 'ClientMetadata'));
  return {};
};
