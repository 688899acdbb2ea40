/** A value outside React with subscriptions to parts of it. */
export class Store<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get = (): T => this.#value;

  /** Changes some fields; does nothing when they already have these values. */
  set(fields: Partial<T>): void {
    const changed = (Object.keys(fields) as (keyof T)[]).some((key) => this.#value[key] !== fields[key]);
    if (!changed) return;
    this.#value = { ...this.#value, ...fields };
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
