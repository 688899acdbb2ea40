/** A message may be under way when its number is already known, in ms. */
const UNDER_WAY_MS = 2_000;

/** Compares the numbers of messages, which leave no gap unless one was lost. */
export class Numbers {
  readonly #last = new Map<string, number>();
  readonly #onMissed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onMissed: () => void) {
    this.#onMissed = onMissed;
  }

  /** Notes the number of a message. One that comes again, such as on an old and a new connection, says nothing new. */
  note(topic: string, number: number): void {
    const last = this.#last.get(topic);
    if (last !== undefined && number <= last) return;
    this.#last.set(topic, number);
    if (last !== undefined && number > last + 1) this.#onMissed();
  }

  /** Compares the last numbers of the server, after some time in which messages under way arrive. */
  compare(numbers: Readonly<Record<string, number>>): void {
    for (const [topic, number] of Object.entries(numbers)) if (!this.#last.has(topic)) this.#last.set(topic, number);
    const isBehind = () => Object.entries(numbers).some(([topic, number]) => (this.#last.get(topic) ?? 0) < number);
    if (!isBehind()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!isBehind()) return;
      for (const [topic, number] of Object.entries(numbers))
        this.#last.set(topic, Math.max(number, this.#last.get(topic) ?? 0));
      this.#onMissed();
    }, UNDER_WAY_MS);
  }

  /** Forgets all: a new connection begins. */
  forget(): void {
    this.stop();
    this.#last.clear();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
