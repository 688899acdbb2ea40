import { Repeating } from './Repeating.ts';

/** How often changes are asked for while somebody looks, and the longest pause while nobody does, in ms. */
const LOOKED_AT_MS = 15_000;
const LONGEST_MS = 300_000;

/** Asks for changes now and then, ever less often while nobody looks. */
export class Polling {
  readonly #asking: Repeating;
  readonly #isVisible: () => boolean;
  #pause = LOOKED_AT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;

  constructor(ask: () => Promise<void>, isVisible: () => boolean) {
    // Without an answer it is asked again: after the pause, or on the next connection.
    this.#asking = new Repeating(() => ask().catch(() => void (this.#isOn || this.start())));
    this.#isVisible = isVisible;
  }

  /** Begins, or begins anew with short pauses. */
  start(): void {
    this.#isOn = true;
    this.#pause = LOOKED_AT_MS;
    this.#next();
  }

  stop(): void {
    this.#isOn = false;
    clearTimeout(this.#timer);
  }

  /** Asks at once; once more when it is asking already, since the answer may be too old. */
  now(): void {
    this.#asking.now();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pause = this.#isVisible() ? LOOKED_AT_MS : Math.min(LONGEST_MS, this.#pause * 2);
      this.now();
      if (this.#isOn) this.#next();
    }, this.#pause);
  }
}
