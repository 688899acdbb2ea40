import type { PoolContext } from './context.ts';
import { refusal } from './errors.ts';
import { afterFailure, isLocked, noAttempts } from './lockout.ts';
import { newSecret, stepOfCode } from './totp.ts';
import type { SecondFactor, UserRecord } from './userStore.ts';

const none: SecondFactor = { enabled: false, lastStep: 0, attempts: noAttempts };

const factorOf = (user: UserRecord): SecondFactor => user.secondFactor ?? none;

/** Whether signing in requires a code of the person's authenticator app. */
export const isEnabled = ({ secondFactor }: UserRecord): boolean => secondFactor?.enabled === true;

/** The second-factor fields of `GetUser` and `AdminGetUser`. */
export const mfaSettings = (user: UserRecord) =>
  isEnabled(user) ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {};

/** Creates a new secret, which counts once a code of it was given. */
export function associate(pool: PoolContext, sub: string): string {
  const pending = newSecret();
  pool.store.change(sub, (user) => ({ secondFactor: { ...factorOf(user), pending } }));
  return pending;
}

/**
 * @throws EnableSoftwareTokenMFAException when the code is wrong or no secret was made, NotAuthorizedException while
 * locked out
 */
export function verify(pool: PoolContext, sub: string, code: string): void {
  const user = countCode(pool, sub, (factor) => factor.pending, code, refusal.codeDoesNotEnable);
  const { pending: secret, ...factor } = factorOf(user);
  pool.store.change(sub, () => ({ secondFactor: { ...factor, ...(secret !== undefined && { secret }) } }));
}

/** @throws CodeMismatchException when the code is wrong, NotAuthorizedException while locked out */
export function requireCode(pool: PoolContext, sub: string, code: string): UserRecord {
  return countCode(pool, sub, (factor) => factor.secret, code, refusal.mfaCodeMismatch);
}

/** Turns it on or off. @throws InvalidParameterException without an app that was set up */
export function setEnabled(pool: PoolContext, sub: string, enabled: boolean): void {
  pool.store.change(sub, (user) => {
    const factor = factorOf(user);
    if (!enabled) return { secondFactor: none };
    if (factor.secret === undefined) throw refusal.invalidParameter('User has not verified software token mfa');
    return { secondFactor: { ...factor, enabled } };
  });
}

/**
 * Counts one attempt of a code. Codes are counted separately from passwords: otherwise a right password would reset the
 * count.
 */
function countCode(
  pool: PoolContext,
  sub: string,
  secretOf: (factor: SecondFactor) => string | undefined,
  code: string,
  wrong: () => Error,
): UserRecord {
  const user = pool.store.bySub(sub);
  if (!user) throw refusal.unknownUser();
  const factor = factorOf(user);
  if (isLocked(factor.attempts, pool.clock())) throw refusal.passwordAttemptsExceeded();
  const secret = secretOf(factor);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, pool.clock(), factor.lastStep);
  if (step === undefined) {
    const attempts = afterFailure(factor.attempts, pool.clock());
    pool.store.change(sub, () => ({ secondFactor: { ...factor, attempts } }));
    throw wrong();
  }
  return pool.store.change(sub, () => ({ secondFactor: { ...factor, lastStep: step, attempts: noAttempts } }));
}
