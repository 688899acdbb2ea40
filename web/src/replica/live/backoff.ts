const FIRST_MS = 1_000;
const LAST_MS = 60_000;

/** Waits longer after each failure, by chance: not everybody comes back at once when a server does. */
export class Backoff {
  #failures = 0;
  #waiting: { act: () => void; timer: ReturnType<typeof setTimeout> } | undefined;

  /** Does something later. */
  wait(act: () => void): void {
    this.stop();
    const most = Math.min(LAST_MS, FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    const timer = setTimeout(() => this.hurry(), most / 2 + (Math.random() * most) / 2);
    this.#waiting = { act, timer };
  }

  /** Does now what waits. */
  hurry(): void {
    const waiting = this.#waiting;
    this.stop();
    waiting?.act();
  }

  /** Forgets the failures. */
  reset(): void {
    this.#failures = 0;
    this.stop();
  }

  /** Lets go what waits. */
  stop(): void {
    clearTimeout(this.#waiting?.timer);
    this.#waiting = undefined;
  }
}
