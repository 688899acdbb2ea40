import { setTimeout as delay } from 'node:timers/promises';
import { CallError } from '#shared/errors.ts';
import { Contention } from '#lambdas/data/contention.ts';
import { Unanswered } from '#lambdas/data/unanswered.ts';

/** How often an intent is applied before the caller is told that it did not come through. */
const MAX_ATTEMPTS = 10;
const FIRST_BACKOFF_MS = 8;
const MAX_BACKOFF_MS = 400;

/**
 * Applies an intent, again from the reading on whenever others changed the same items in between or the table gave no answer. Waits a random, growing
 * moment before each new attempt, so that those who collided do not collide again.
 * @throws CallError conflict or too-many-requests when it never came through; whatever went wrong on the way to a table that never answered
 */
export async function withRetries<Result>(attempt: (index: number) => Promise<Result>): Promise<{ result: Result; retries: number }> {
  for (let index = 0; ; index += 1) {
    try {
      return { result: await attempt(index), retries: index };
    } catch (error) {
      if (!(error instanceof Contention || error instanceof Unanswered)) throw error;
      if (index === MAX_ATTEMPTS - 1) throw error instanceof Contention ? new CallError(error.code) : error.cause;
      await delay(Math.random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** index));
    }
  }
}
