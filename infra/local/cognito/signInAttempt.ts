import type { PoolContext } from './context.ts';
import { refusal } from './errors.ts';
import { afterFailure, isLocked, noAttempts } from './lockout.ts';
import type { UserRecord } from './userStore.ts';

/** @throws NotAuthorizedException 'Password attempts exceeded' while the person is locked out */
export function assertNotLocked(pool: PoolContext, user: UserRecord): void {
  if (isLocked(user.attempts, pool.clock())) throw refusal.passwordAttemptsExceeded();
}

/**
 * Counts one attempt of a password and returns the person's new state. Nothing is awaited between the check of the lock
 * and the count, so that simultaneous attempts are counted one by one.
 *
 * @throws NotAuthorizedException while locked out, or when the password was wrong
 */
export function countAttempt(pool: PoolContext, sub: string, isRight: (user: UserRecord) => boolean): UserRecord {
  const user = pool.store.bySub(sub);
  if (!user) throw refusal.wrongPassword();
  assertNotLocked(pool, user);
  if (isRight(user)) return pool.store.change(sub, () => ({ attempts: noAttempts }));
  pool.store.change(sub, () => ({ attempts: afterFailure(user.attempts, pool.clock()) }));
  throw refusal.wrongPassword();
}
