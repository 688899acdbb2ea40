import { ApiError } from '#web/api/ApiError.ts';

/** Something to be sent: the entity that it changes, and the entities that it names. */
export type Sending<Result> = { subject: string; names: readonly string[]; run: () => Promise<Result> };

type Waiting = { subject: string; names: readonly string[]; settled: Promise<void> };

/** How long is waited before a command is sent again that the network lost. */
export const RETRY_MS: readonly number[] = [1_000, 4_000, 10_000];

/**
 * Sends the commands of a tab in the order in which they were meant wherever that matters, and at the same time otherwise. It matters when they change the
 * same entity, or when one names an entity that the other changes: ten cards added one behind another arrive one after another, each knowing the one before
 * it, while two that have nothing to do with each other do not wait.
 */
export class Outbox {
  #unsettled: Waiting[] = [];
  readonly #retryMs: readonly number[];

  /** @param retryMs the waits before each further try when the network is away */
  constructor(retryMs: readonly number[] = []) {
    this.#retryMs = retryMs;
  }

  /** Sends as soon as the earlier ones that it depends on have been answered, whatever the answer was. */
  enqueue<Result>({ subject, names, run }: Sending<Result>): Promise<Result> {
    const earlier = this.#unsettled.filter((other) => depend(other, { subject, names })).map(({ settled }) => settled);
    const done = Promise.all(earlier).then(run);
    const forget = () => {
      this.#unsettled = this.#unsettled.filter((other) => other !== waiting);
    };
    // Whoever enqueued it hears of a failure; for those who wait it only matters that it is over.
    const waiting: Waiting = { subject, names, settled: done.then(forget, forget) };
    this.#unsettled.push(waiting);
    return done;
  }

  /** When everything that is under way now has been answered. */
  async idle(): Promise<void> {
    await Promise.all(this.#unsettled.map(({ settled }) => settled));
  }

  /** Makes a call again and again while the network is away. The call must take effect once however often it arrives. */
  async persist<Result>(call: () => Promise<Result>): Promise<Result> {
    for (const ms of this.#retryMs) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError && error.isNetworkFailure)) throw error;
        await networkOr(ms);
      }
    }
    return call();
  }
}

function depend(earlier: Pick<Waiting, 'subject' | 'names'>, later: Pick<Waiting, 'subject' | 'names'>): boolean {
  return (
    earlier.subject === later.subject || later.names.includes(earlier.subject) || earlier.names.includes(later.subject)
  );
}

/** Waits so long, or until the browser says that the network is back. */
function networkOr(ms: number): Promise<void> {
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
