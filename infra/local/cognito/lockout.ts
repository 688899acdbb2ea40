import { lockoutPolicy } from './policy.ts';

/**
 * Wrong passwords in a row, and until when (milliseconds since the epoch) the last of them locks: its own time without
 * a lock.
 */
export type Attempts = { readonly failures: number; readonly lockedUntil: number };

/** The state without failures. */
export const noAttempts: Attempts = { failures: 0, lockedUntil: 0 };

/** Whether passwords are refused unchecked at the moment. */
export const isLocked = (attempts: Attempts, now: number): boolean => now < attempts.lockedUntil;

/**
 * The state after one more wrong password: from the fifth on a lock that doubles up to a quarter of an hour. A quarter
 * of an hour without an attempt, counted from the end of a lock, resets the count.
 */
export function afterFailure(attempts: Attempts, now: number): Attempts {
  const forgotten = now - attempts.lockedUntil >= lockoutPolicy.forgetAfter;
  const failures = (forgotten ? 0 : attempts.failures) + 1;
  const over = failures - lockoutPolicy.freeFailures;
  const lock = over < 0 ? 0 : Math.min(lockoutPolicy.firstLock * 2 ** over, lockoutPolicy.longestLock);
  return { failures, lockedUntil: now + lock };
}
