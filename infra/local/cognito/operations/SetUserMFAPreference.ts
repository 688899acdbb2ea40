import type { Operation } from '../context.ts';
import { enabledSetting } from '../input.ts';
import { setEnabled } from '../secondFactor.ts';
import { authorise } from '../sessions.ts';

/** Turns the code of the authenticator app on or off for the person who asks. */
export const SetUserMFAPreference: Operation = async (pool, input) => {
  const { user } = authorise(pool, input);
  const enabled = enabledSetting(input, 'SoftwareTokenMfaSettings');
  if (enabled !== undefined) setEnabled(pool, user.sub, enabled);
  return {};
};
