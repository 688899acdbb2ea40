import type { Arrival, Scope } from './scope.ts';

/** The part of another scope's arrival that a scope applies; undefined for nothing. */
export type Takes = (from: string, arrival: Arrival) => Arrival | undefined;

const nothing: Takes = () => undefined;

/** The whole state of this tab, by scope. */
export class Replica {
  readonly #scopes = new Map<Scope, Takes>();

  /**
   * Keeps a scope up to date with arrivals.
   * @returns stops it
   * @param takes for a scope that also shows entities of others, such as the list of all story maps
   */
  join(scope: Scope, takes = nothing): () => void {
    this.#scopes.set(scope, takes);
    return () => this.#scopes.delete(scope);
  }

  /**
   * Passes an arrival for a scope to all scopes that take it.
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
/** Whether a scope is that of a story map. */
export const isMapScope = (scope: string): boolean => scope.startsWith(mapScope(''));
/** The scope of an initiative: its Activities, groups and members, and the releases in it. */
export const initiativeScope = (initiativeId: string) => `initiative:${initiativeId}`;
/** Whether a scope is that of an initiative. */
export const isInitiativeScope = (scope: string): boolean => scope.startsWith(initiativeScope(''));
/** The scope of the company: its settings, its users, and the heads of its story maps. */
export const COMPANY_SCOPE = 'company';
/** The scope of the user's private data: requests waiting for their answer. */
export const OWN_SCOPE = 'own';

/**
 * The scope of a command, by its input; a command that moves something names its map in the source place, one about the
 * issue of an epic in that of the epic. One in an initiative is of the initiative, also when it changes a story map.
 */
export function scopeOfInput(input: object): string {
  const { current, storydEpicInfo } = input as { current?: unknown; storydEpicInfo?: unknown };
  const about = [current, storydEpicInfo].find(isObject) ?? input;
  if ('initiativeId' in input && typeof input.initiativeId === 'string') return initiativeScope(input.initiativeId);
  return 'containerId' in about && typeof about.containerId === 'string' ? mapScope(about.containerId) : COMPANY_SCOPE;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The state of this tab. */
export const replica = new Replica();
