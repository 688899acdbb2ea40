/**
 * Does something whenever it is wanted: at once, and when it is wanted while it goes on once more afterwards, since its
 * result may be too old.
 */
export class Repeating {
  readonly #act: () => Promise<void>;
  readonly #pauseMs: number;
  #isWanted = false;
  #isActing = false;

  /** @param act must not throw. @param pauseMs the pause between two times */
  constructor(act: () => Promise<void>, pauseMs = 0) {
    this.#act = act;
    this.#pauseMs = pauseMs;
  }

  /** Does it now, or once more. */
  now(): void {
    this.#isWanted = true;
    if (!this.#isActing) void this.#actWhileWanted();
  }

  async #actWhileWanted(): Promise<void> {
    this.#isActing = true;
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#act();
      if (this.#pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, this.#pauseMs));
    }
    this.#isActing = false;
  }
}
