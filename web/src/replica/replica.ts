import type { PendingCommands } from './pendingCommands.ts';
import type { Arrival, Scope } from './scope.ts';

/** The part of another scope's arrival that a scope applies; undefined for nothing. */
type Takes = (from: string, arrival: Arrival) => Arrival | undefined;

type Joined = {
  /** The edits of the scope. */
  pending?: PendingCommands;
  /** For a scope that also shows entities of others, such as the list of all story maps. */
  takes?: Takes;
};

/** The whole state of this tab, by scope. */
export class Replica {
  readonly #scopes = new Map<Scope, Joined>();

  /**
   * Keeps a scope up to date with arrivals, and lets commands of its changes go through its outbox.
   * @returns stops it
   */
  join(scope: Scope, joined: Joined = {}): () => void {
    this.#scopes.set(scope, joined);
    return () => this.#scopes.delete(scope);
  }

  /** The edits of a scope; undefined while this tab does not have it open. */
  pendingOf(name: string): PendingCommands | undefined {
    for (const [scope, { pending }] of this.#scopes) if (scope.name === name) return pending;
    return undefined;
  }

  /**
   * Passes an arrival for a scope to all scopes that take it.
   * @param except the scope that applies it itself
   */
  enter(name: string, arrival: Arrival, except?: string): void {
    for (const [scope, { takes }] of this.#scopes) {
      const taken = scope.name === name ? arrival : takes?.(name, arrival);
      if (taken !== undefined && scope.name !== except) scope.enter(taken);
    }
  }
}

/** The state of this tab. */
export const replica = new Replica();
