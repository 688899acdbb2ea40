import { ApiError } from '#web/api/ApiError.ts';
import type { Call } from './send.ts';

type Attempt = { key: string; call: (() => Promise<unknown>) | null };

/**
 * How the intents of a map were sent. Each has a key of its own, which it keeps when it is sent again, so that it takes effect once
 * (decisions 17). When no clear answer came it may have taken effect, so the very same command is sent again, whatever its neighbours are
 * by now; after a refusal it is made anew.
 */
export class Attempts {
  readonly #attempts = new Map<number, Attempt>();

  /** What the intent with this number is to be sent with. */
  callFor(seq: number, call: Call): Call {
    return async (name, input) => {
      const attempt = this.#attempts.get(seq) ?? { key: crypto.randomUUID(), call: null };
      this.#attempts.set(seq, attempt);
      const same = attempt.call as (() => ReturnType<typeof call<typeof name>>) | null;
      const send = same ?? (() => call(name, input, { idempotencyKey: attempt.key }));
      try {
        return await send();
      } catch (error) {
        attempt.call = isUnclear(error) ? send : null;
        throw error;
      }
    };
  }

  /** The intent was answered, or has become another one. */
  forget(seq: number): void {
    this.#attempts.delete(seq);
  }
}

/** Anything but a refusal in words leaves open whether the command took effect. */
function isUnclear(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'unknown';
}
