import type { Operation } from '../context.ts';
import { enabledSetting } from '../input.ts';
import { setEnabled } from '../secondFactor.ts';
import { userOfAdministrator } from '../users.ts';

/** Turns a person's authenticator app on or off. */
export const AdminSetUserMFAPreference: Operation = async (pool, input) => {
  const { sub } = userOfAdministrator(pool, input);
  const enabled = enabledSetting(input, 'SoftwareTokenMfaSettings');
  if (enabled !== undefined) setEnabled(pool, sub, enabled);
  return {};
};
