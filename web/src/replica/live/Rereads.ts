import type { Query, QueryClient } from '@tanstack/react-query';
import type { QueryName } from '#shared/contract/registry.ts';
import { Repeating } from './Repeating.ts';

/** The pause after each round, in ms: however much colleagues change, nothing is read more often. */
const PAUSE_MS = 1_000;

/** Where something has changed. A query about another story map or initiative does not show it. */
export type Place = { containerId?: string; initiativeId?: string };

/** Reads queries again that are on the screen, at once and then once a second at most; marks all others as stale. */
export class Rereads {
  readonly #client: QueryClient;
  readonly #wanted = new Set<string>();
  readonly #reading = new Repeating(() => this.#read(), PAUSE_MS);

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Reads the queries of some names again that may show a place. */
  want(names: ReadonlySet<QueryName>, place: Place = {}): void {
    const isMeant = ({ queryKey: [name, input] }: Query) => names.has(name as QueryName) && mayShow(input ?? {}, place);
    for (const { queryHash } of this.#client.getQueryCache().findAll({ predicate: isMeant }))
      this.#wanted.add(queryHash);
    if (this.#wanted.size > 0) this.#reading.now();
  }

  async #read(): Promise<void> {
    const wanted = new Set(this.#wanted);
    this.#wanted.clear();
    // What is being read may be too old already, but is not interrupted: it is read in the next round.
    const isBusy = ({ state }: Query) => state.fetchStatus === 'fetching';
    const all = this.#client.getQueryCache().findAll({ predicate: ({ queryHash }) => wanted.has(queryHash) });
    for (const { queryHash } of all.filter(isBusy)) this.#wanted.add(queryHash);
    if (this.#wanted.size > 0) this.#reading.now();
    // A query that fails says so itself.
    await this.#client.invalidateQueries({ predicate: (query) => all.includes(query) && !isBusy(query) });
  }
}

/** Whether a query with this input may show what is in a place. */
function mayShow(input: Place, place: Place): boolean {
  const isOf = (asked: string | undefined, changed: string | undefined) =>
    asked === undefined || changed === undefined || asked === changed;
  return isOf(input.containerId, place.containerId) && isOf(input.initiativeId, place.initiativeId);
}
