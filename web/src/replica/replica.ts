import type { Arrival, Scope } from './scope.ts';

/** What a scope takes of an arrival for another one; undefined for nothing. */
export type Takes = (from: string, arrival: Arrival) => Arrival | undefined;

const nothing: Takes = () => undefined;

/** Everything that this tab knows and keeps up to date, by scope. */
export class Replica {
  readonly #scopes = new Map<Scope, Takes>();

  /**
   * Keeps a scope up to date with arrivals. @returns ends it
   * @param takes for a scope that shows entities of others too, such as the list of all story maps
   */
  join(scope: Scope, takes = nothing): () => void {
    this.#scopes.set(scope, takes);
    return () => this.#scopes.delete(scope);
  }

  /**
   * Passes an arrival for a scope to its keepers, if there are any.
   * @param except the scope that applies it itself
   */
  enter(name: string, arrival: Arrival, except?: string): void {
    for (const [scope, takes] of this.#scopes) {
      const taken = scope.name === name ? arrival : takes(name, arrival);
      if (taken !== undefined && scope.name !== except) scope.enter(taken);
    }
  }
}

/** The scope of a story map: its contents, its head and its members. */
export const mapScope = (containerId: string) => `map:${containerId}`;
/** The scope of the company: settings, people, the heads of its story maps. */
export const COMPANY_SCOPE = 'company';
/** The scope of the signed-in person's own data: requests that wait for their answer. */
export const OWN_SCOPE = 'own';

/** The scope of a command, by its input; one that moves something names its map in the place that it comes from. */
export function scopeOfInput(input: object): string {
  const about =
    'current' in input && typeof input.current === 'object' && input.current !== null ? input.current : input;
  return 'containerId' in about && typeof about.containerId === 'string' ? mapScope(about.containerId) : COMPANY_SCOPE;
}

/** The state of this tab. */
export const replica = new Replica();
