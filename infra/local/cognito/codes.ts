import { randomInt } from 'node:crypto';
import type { PoolContext } from './context.ts';
import { refusal } from './errors.ts';
import { sameText } from './passwords.ts';
import { codePolicy } from './policy.ts';
import type { CodePurpose, SentCode, UserRecord } from './userStore.ts';

const remember = (user: UserRecord, purpose: CodePurpose, code: SentCode): Partial<UserRecord> => ({
  codes: { ...user.codes, [purpose]: code },
});

/**
 * Creates a new code, which replaces the earlier one of the same purpose.
 *
 * @throws LimitExceededException when the person was sent too many recently
 */
export function issueCode(pool: PoolContext, sub: string, purpose: CodePurpose): string {
  const now = pool.clock();
  const value = String(randomInt(10 ** codePolicy.digits)).padStart(codePolicy.digits, '0');
  pool.store.change(sub, (user) => {
    const lately = (user.codes[purpose]?.sentAt ?? []).filter((at) => at > now - codePolicy.window);
    if (lately.length >= codePolicy.maxSent) throw refusal.attemptLimit();
    const expiresAt = now + codePolicy.lifetime[purpose];
    return remember(user, purpose, { value, expiresAt, tries: 0, sentAt: [...lately, now] });
  });
  return value;
}

/**
 * Accepts a code that a person entered: each works once.
 *
 * @throws CodeMismatchException when it is wrong, LimitExceededException after too many wrong ones,
 * ExpiredCodeException when there is none to compare with or it is too old
 */
export function redeemCode(pool: PoolContext, sub: string, purpose: CodePurpose, entered: string): void {
  const sent = pool.store.bySub(sub)?.codes[purpose];
  if (sent && sent.tries >= codePolicy.maxTries) throw refusal.attemptLimit();
  if (sent?.value === undefined || sent.expiresAt <= pool.clock()) throw refusal.codeExpired();
  const right = sameText(entered, sent.value);
  const after: SentCode = right ? { ...sent, value: undefined } : { ...sent, tries: sent.tries + 1 };
  pool.store.change(sub, (user) => remember(user, purpose, after));
  if (!right) throw refusal.codeMismatch();
}
