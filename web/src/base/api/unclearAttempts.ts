/** The number of attempts that are remembered; older ones are forgotten first. */
const MAX_ATTEMPTS = 50;

/**
 * The idempotency keys of commands that may have been saved, since no clear answer came. A user who sends the same
 * again sends it under the same key, so nothing is saved twice, whichever form it comes from.
 */
export class UnclearAttempts {
  readonly #keys = new Map<string, string>();

  /** The key for a command with this input: that of its unclear attempt, or a new one. */
  keyOf(command: string): string {
    return this.#keys.get(command) ?? crypto.randomUUID();
  }

  keep(command: string, key: string): void {
    this.#keys.delete(command);
    this.#keys.set(command, key);
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > MAX_ATTEMPTS && oldest !== undefined) this.#keys.delete(oldest);
  }

  forget(command: string): void {
    this.#keys.delete(command);
  }

  clear(): void {
    this.#keys.clear();
  }
}
