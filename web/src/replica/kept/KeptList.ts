import type { KeptCommand, KeptStore } from './keptCommand.ts';

/** What this tab knows of a user's kept edits, in all scopes, and its writes of them. */
export class KeptList {
  readonly #store: KeptStore;
  readonly #owner: string;
  readonly #listeners = new Set<() => void>();
  /** The edits that this tab has read or written. */
  readonly #stored = new Set<string>();
  #writes = new Set<Promise<void>>();
  #all: readonly KeptCommand[] = [];
  #hasFailed = false;
  #stalled: ReadonlySet<string> = new Set();

  constructor(store: KeptStore, owner: string) {
    this.#store = store;
    this.#owner = owner;
  }

  /** All edits that wait or were refused, oldest first. The same list until it changes. */
  get all(): readonly KeptCommand[] {
    return this.#all;
  }

  /** Whether everything is stored, so that closing the tab loses nothing. */
  get isStored(): boolean {
    return this.#all.length === 0 || (this.#writes.size === 0 && this.isLasting);
  }

  /** False when this browser has no storage, or did not store an edit. */
  get isLasting(): boolean {
    return this.#store.isLasting && !this.#hasFailed;
  }

  /** The scopes whose edits do not reach the server at present. */
  get stalled(): ReadonlySet<string> {
    return this.#stalled;
  }

  /** Notes whether the edits of a scope reach the server. */
  noteStall(scope: string, isStalled: boolean): void {
    this.#stalled = new Set([...this.#stalled].filter((other) => other !== scope).concat(isStalled ? [scope] : []));
    this.#notify();
  }

  /** Subscribes to changes of the list. @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether an edit was stored at some time. */
  wasStored(id: string): boolean {
    return this.#stored.has(id);
  }

  /** Reads the list again, since another tab has changed it. */
  async read(): Promise<readonly KeptCommand[]> {
    await this.written();
    const all = await this.#store.all(this.#owner);
    for (const { id } of all) this.#stored.add(id);
    this.#set(all);
    return all;
  }

  put(kept: KeptCommand): void {
    const isKnown = this.#all.some(({ id }) => id === kept.id);
    this.#set(isKnown ? this.#all.map((other) => (other.id === kept.id ? kept : other)) : [...this.#all, kept]);
    this.#write(this.#store.put(kept).then(() => void this.#stored.add(kept.id)));
  }

  remove(id: string): void {
    if (!this.#all.some((other) => other.id === id)) return;
    this.#set(this.#all.filter((other) => other.id !== id));
    this.#write(this.#store.remove(id));
  }

  /** Resolves when all current writes are done. */
  async written(): Promise<void> {
    await Promise.all(this.#writes);
  }

  #write(write: Promise<void>): void {
    const done: Promise<void> = write
      .catch((error: unknown) => {
        // The edit is still sent; only a reload would lose it, which the screen says.
        reportError(error);
        this.#hasFailed = true;
      })
      .then(() => {
        this.#writes.delete(done);
        this.#notify();
      });
    this.#writes.add(done);
  }

  #set(all: readonly KeptCommand[]): void {
    this.#all = all;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
