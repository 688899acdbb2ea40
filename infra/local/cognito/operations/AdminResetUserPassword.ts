import type { Operation } from '../context.ts';
import { textMap } from '../input.ts';
import { sendCode } from '../mails.ts';
import { userOfAdministrator } from '../users.ts';

/** Makes the password worthless and mails a code with which a new one can be set. */
export const AdminResetUserPassword: Operation = async (pool, input) => {
  const { sub } = userOfAdministrator(pool, input);
  const user = pool.store.change(sub, () => ({ resetRequired: true, modifiedAt: pool.clock() }));
  await sendCode(pool, 'forgotPassword', user, textMap(input, 'ClientMetadata'));
  return {};
};
