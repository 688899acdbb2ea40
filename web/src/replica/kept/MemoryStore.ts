import { compareMade, type KeptCommand, type KeptDraft, type KeptStore } from './keptCommand.ts';

/** Keeps edits as long as the page: for browsers without storage, such as some private windows. */
export class MemoryStore implements KeptStore {
  readonly isLasting = false;
  readonly #kept = new Map<string, KeptCommand>();
  readonly #drafts = new Map<string, KeptDraft>();

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

  draft(id: string): Promise<KeptDraft | undefined> {
    return Promise.resolve(this.#drafts.get(id));
  }

  putDraft(draft: KeptDraft): Promise<void> {
    this.#drafts.set(draft.id, draft);
    return Promise.resolve();
  }

  removeDraft(id: string): Promise<void> {
    this.#drafts.delete(id);
    return Promise.resolve();
  }

  draftIds(owner: string): Promise<string[]> {
    return Promise.resolve([...this.#drafts.values()].filter((draft) => draft.owner === owner).map(({ id }) => id));
  }

  clearDrafts(owner: string): Promise<void> {
    for (const [id, draft] of this.#drafts) if (draft.owner === owner) this.#drafts.delete(id);
    return Promise.resolve();
  }
}
