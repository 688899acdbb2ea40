import type { Operation } from '../context.ts';
import { enabledSetting } from '../input.ts';
import { setEnabled } from '../secondFactor.ts';
import { authorise } from '../sessions.ts';

/** Turns the authenticator app of the calling person on or off. */
export const SetUserMFAPreference: Operation = async (pool, input) => {
  const { user } = authorise(pool, input);
  const enabled = enabledSetting(input, 'SoftwareTokenMfaSettings');
  if (enabled !== undefined) setEnabled(pool, user.sub, enabled);
  return {};
};
