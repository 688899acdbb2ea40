import type { Arrival, Scope } from './scope.ts';

/** Everything that this tab knows and keeps up to date, by scope. */
export class Replica {
  readonly #scopes = new Map<string, Set<Scope>>();

  /** Keeps a scope up to date with what arrives. @returns ends it */
  join(scope: Scope): () => void {
    const scopes = this.#scopes.get(scope.name) ?? new Set();
    this.#scopes.set(scope.name, scopes.add(scope));
    return () => {
      scopes.delete(scope);
      if (scopes.size === 0) this.#scopes.delete(scope.name);
    };
  }

  /** Hands what arrived for a scope to whoever keeps it; nobody may. */
  enter(name: string, arrival: Arrival): void {
    for (const scope of this.#scopes.get(name) ?? []) scope.enter(arrival);
  }
}

/** The scope of a story map: what stands on it, its head and its members. */
export const mapScope = (containerId: string) => `map:${containerId}`;
/** The scope of what is the company's: settings, people, lists. */
export const COMPANY_SCOPE = 'company';

/** The scope that a command is about, by its input. */
export function scopeOfInput(input: object): string {
  return 'containerId' in input && typeof input.containerId === 'string' ? mapScope(input.containerId) : COMPANY_SCOPE;
}

/** What this tab knows. */
export const replica = new Replica();
