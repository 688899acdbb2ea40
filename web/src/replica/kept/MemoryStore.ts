import { compareMade, type KeptCommand, type KeptStore } from './keptCommand.ts';

/** Keeps edits as long as the page: for browsers without storage, such as some private windows. */
export class MemoryStore implements KeptStore {
  readonly isLasting = false;
  readonly #kept = new Map<string, KeptCommand>();

  put(kept: KeptCommand): Promise<void> {
    this.#kept.set(kept.id, kept);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.#kept.delete(id);
    return Promise.resolve();
  }

  all(owner: string): Promise<KeptCommand[]> {
    return Promise.resolve([...this.#kept.values()].filter((kept) => kept.owner === owner).sort(compareMade));
  }
}
