import type { KeptDraft, KeptStore } from './keptCommand.ts';

/** A long text field: its scope, its entity, and its name there. */
export type DraftPlace = { scope: string; entity: string; field: string };

/** A user's typed texts of long fields that are not saved yet. While one is being written, only the latest waits. */
export class KeptDrafts {
  readonly #store: KeptStore;
  readonly #owner: string;
  readonly #next = new Map<string, KeptDraft | null>();
  #isWriting = false;

  constructor(store: KeptStore, owner: string) {
    this.#store = store;
    this.#owner = owner;
  }

  /** The text that was typed into a field and not saved, if any. */
  async read(place: DraftPlace): Promise<KeptDraft | undefined> {
    return this.#store.draft(this.#idOf(place));
  }

  /** Keeps a typed text. @param seen the saved text when typing began */
  put(place: DraftPlace, text: string, seen: string): void {
    const id = this.#idOf(place);
    this.#write(id, { id, owner: this.#owner, text, seen, at: Date.now() });
  }

  /** Forgets the text of a field: it is saved, or its user has discarded it. */
  remove(place: DraftPlace): void {
    this.#write(this.#idOf(place), null);
  }

  /** The number of texts of the user, also of those that are being written. */
  async count(): Promise<number> {
    const ids = new Set(await this.#store.draftIds(this.#owner));
    for (const [id, draft] of this.#next) {
      if (draft === null) ids.delete(id);
      else ids.add(id);
    }
    return ids.size;
  }

  /** Forgets all texts of the user. */
  async clear(): Promise<void> {
    this.#next.clear();
    await this.#store.clearDrafts(this.#owner);
  }

  #idOf({ scope, entity, field }: DraftPlace): string {
    return `${this.#owner}/${scope}/${entity}/${field}`;
  }

  #write(id: string, draft: KeptDraft | null): void {
    this.#next.set(id, draft);
    if (!this.#isWriting) this.#writeAll().catch((error: unknown) => reportError(error));
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    try {
      for (const [id, draft] of this.#next) {
        this.#next.delete(id);
        if (draft === null) await this.#store.removeDraft(id);
        else await this.#store.putDraft(draft);
      }
    } finally {
      this.#isWriting = false;
    }
  }
}
