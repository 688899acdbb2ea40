import type { Scope } from '#web/replica/scope.ts';

/** How long a card glows after somebody else has changed it, in ms. */
export const GLOW_MS = 1_000;

/** Notified when a card begins to glow, and when it ends. */
export const glowKey = (id: string): string => `#glow ${id}`;

/** The cards of a map that somebody else has changed just now. */
export class Glowing {
  readonly #scope: Scope;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  has(id: string): boolean {
    return this.#timers.has(id);
  }

  /** Lets cards glow, from now on if they do already. */
  show(ids: readonly string[]): void {
    this.#change(ids, (id) => {
      clearTimeout(this.#timers.get(id));
      this.#timers.set(
        id,
        setTimeout(() => this.#change([id], () => this.#timers.delete(id)), GLOW_MS),
      );
    });
  }

  #change(ids: readonly string[], change: (id: string) => void): void {
    this.#scope.update(() => ids.forEach(change), ...ids.map(glowKey));
  }
}
