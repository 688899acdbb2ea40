type Listener = () => void;

/** Subscriptions by key, so that a change notifies only its subscribers. */
export class Subscriptions {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Subscribes to keys (see `keys.ts`). @returns unsubscribes */
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

  /** Notifies all subscribers of some keys, each once. */
  wake(keys: Iterable<string>): void {
    const woken = new Set<Listener>();
    for (const key of keys) this.#listeners.get(key)?.forEach((listener) => woken.add(listener));
    for (const listener of woken) listener();
  }
}
