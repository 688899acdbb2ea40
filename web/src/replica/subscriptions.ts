type Listener = () => void;

/** Who looks at what, so that a change wakes nobody else. */
export class Subscriptions {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Listens to keys (see `keys.ts`). @returns ends it */
  add(keys: readonly string[], listener: Listener): () => void {
    for (const key of keys) {
      const listeners = this.#listeners.get(key) ?? new Set();
      this.#listeners.set(key, listeners.add(listener));
    }
    return () => {
      for (const key of keys) {
        const listeners = this.#listeners.get(key);
        listeners?.delete(listener);
        if (listeners?.size === 0) this.#listeners.delete(key);
      }
    };
  }

  /** Wakes everybody who listens to one of the keys, each once. */
  wake(keys: Iterable<string>): void {
    const woken = new Set<Listener>();
    for (const key of keys) this.#listeners.get(key)?.forEach((listener) => woken.add(listener));
    for (const listener of woken) listener();
  }
}
