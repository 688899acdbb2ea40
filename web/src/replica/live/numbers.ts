/** A message may be under way when its number is already known, in ms. */
const UNDER_WAY_MS = 2_000;

/** Compares the numbers of messages, which leave no gap unless one was lost. */
export class Numbers {
  readonly #last = new Map<string, number>();
  readonly #onMissed: (topic: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onMissed called with the topic of a lost message */
  constructor(onMissed: (topic: string) => void) {
    this.#onMissed = onMissed;
  }

  /** Notes the number of a message. One that comes again, such as on an old and a new connection, says nothing new. */
  note(topic: string, number: number): void {
    const last = this.#last.get(topic);
    if (last !== undefined && number <= last) return;
    this.#last.set(topic, number);
    if (last !== undefined && number > last + 1) this.#onMissed(topic);
  }

  /** Compares the last numbers of the server, after some time in which messages under way arrive. */
  compare(numbers: Readonly<Record<string, number>>): void {
    for (const [topic, number] of Object.entries(numbers)) if (!this.#last.has(topic)) this.#last.set(topic, number);
    const behind = () => Object.entries(numbers).filter(([topic, number]) => (this.#last.get(topic) ?? 0) < number);
    if (behind().length === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      for (const [topic, number] of behind()) {
        this.#last.set(topic, number);
        this.#onMissed(topic);
      }
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
