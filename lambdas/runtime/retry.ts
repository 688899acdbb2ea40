import { setTimeout as delay } from 'node:timers/promises';
import { Contention } from '#lambdas/store/table/contention.ts';

/** How many attempts a command gets before it is refused. */
const MAX_ATTEMPTS = 10;
/** How long a command waits for itself, where it was sent twice at once; a call may take 29 s. */
const MAX_WAIT_MS = 20_000;
const FIRST_BACKOFF_MS = 8;
const MAX_BACKOFF_MS = 400;

/**
 * Applies an intent, and starts again with the read whenever others changed the same items in between or the table gave
 * no answer. Waits a random, growing time before each new attempt, so that colliding commands do not collide again.
 * @throws the last obstacle, when it never succeeded: CallError conflict or too-many-requests, or the fault of a table
 * without an answer
 */
export async function withRetries<Result>(
  attempt: (index: number) => Promise<Result>,
): Promise<{ result: Result; retries: number }> {
  const startedAt = Date.now();
  for (let index = 0; ; index += 1) {
    try {
      return { result: await attempt(index), retries: index };
    } catch (error) {
      if (!(error instanceof Contention)) throw error;
      const isLast = error.isOwn ? Date.now() - startedAt > MAX_WAIT_MS : index >= MAX_ATTEMPTS - 1;
      if (isLast) throw error.fault;
      await delay(Math.random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** index));
    }
  }
}
