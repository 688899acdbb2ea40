import * as errors from '#shared/errors.ts';
import { isRecent } from './recentSignIn.ts';

/** One of the accounts with which a person signs in; `current` is that of the session. */
export type SignInWay = { readonly id: string; readonly current: boolean };

/**
 * Why a person cannot unlink an account, if so (rule session.34). They have to come from another one, signed in to
 * within the last ten minutes: so they prove who they are, and that they get in without it.
 * @param signedInAt when the session began, in seconds
 * @param now in milliseconds
 */
export function unlinkError(ways: readonly SignInWay[], id: string, signedInAt: number, now: number) {
  const way = ways.find((one) => one.id === id);
  if (way === undefined) return errors.signInDoesNotExist;
  if (ways.length === 1) return errors.lastSignIn;
  if (way.current) return errors.signInInUse;
  return isRecent(signedInAt, now) ? undefined : errors.signInTooOld;
}
