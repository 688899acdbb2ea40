import { ApiError } from '#web/base/api/ApiError.ts';

/** A request to send: the entity it changes, and the entities it refers to. */
export type Sending<Result> = { subject: string; names: readonly string[]; run: () => Promise<Result> };

type Waiting = { subject: string; names: readonly string[]; settled: Promise<void> };

/** The waits before a command is sent again after network failures, in ms. */
export const RETRY_MS: readonly number[] = [1_000, 4_000, 10_000];

/**
 * Sends the commands of a tab in order where that matters, and in parallel otherwise. It matters when they change the
 * same entity, or when one refers to an entity that the other changes: ten cards added in a row arrive one after
 * another, each knowing the one before it, while two unrelated commands do not wait.
 */
export class Outbox {
  #unsettled: Waiting[] = [];
  readonly #retryMs: readonly number[];

  /** @param retryMs the waits before each further attempt while offline */
  constructor(retryMs: readonly number[] = []) {
    this.#retryMs = retryMs;
  }

  /** Sends a request as soon as the earlier ones it depends on are answered, whatever the result. */
  enqueue<Result>({ subject, names, run }: Sending<Result>): Promise<Result> {
    const earlier = this.#unsettled.filter((other) => depend(other, { subject, names })).map(({ settled }) => settled);
    const done = Promise.all(earlier).then(run);
    const forget = () => {
      this.#unsettled = this.#unsettled.filter((other) => other !== waiting);
    };
    // The sender gets the failure; waiting requests only need this one to be over.
    const waiting: Waiting = { subject, names, settled: done.then(forget, forget) };
    this.#unsettled.push(waiting);
    return done;
  }

  /** Resolves when all currently pending requests are answered. */
  async idle(): Promise<void> {
    await Promise.all(this.#unsettled.map(({ settled }) => settled));
  }

  /**
   * Repeats a call while the network is down. The call must take effect once, however often it arrives.
   * @param isPatient whether to go on after the last of the waits; without waits there is no further attempt
   * @param onFailure called after each attempt that did not reach the server
   */
  async persist<Result>(
    call: () => Promise<Result>,
    isPatient: () => boolean = () => false,
    onFailure: () => void = () => undefined,
  ): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        const ms = this.#retryMs[attempt] ?? (isPatient() ? this.#retryMs.at(-1) : undefined);
        if (ms === undefined || !(error instanceof ApiError && error.isNetworkFailure)) throw error;
        onFailure();
        await networkOr(ms);
      }
    }
  }
}

function depend(earlier: Pick<Waiting, 'subject' | 'names'>, later: Pick<Waiting, 'subject' | 'names'>): boolean {
  return (
    earlier.subject === later.subject || later.names.includes(earlier.subject) || earlier.names.includes(later.subject)
  );
}

/** Waits this long, or until the browser reports that the network is back. */
export function networkOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener?.('online', done);
  });
}
