import type { KeptCommand, KeptDraft, KeptStore } from './keptCommand.ts';
import { MemoryStore } from './MemoryStore.ts';

/** Keeps edits in this browser, or, where it has no storage, in this page. It opens when first used. */
export class PageStore implements KeptStore {
  #opened: Promise<KeptStore> | undefined;
  #isLasting = true;

  get isLasting(): boolean {
    return this.#isLasting;
  }

  async put(kept: KeptCommand): Promise<void> {
    await (await this.#open()).put(kept);
  }

  async remove(id: string): Promise<void> {
    await (await this.#open()).remove(id);
  }

  async all(owner: string): Promise<KeptCommand[]> {
    return (await this.#open()).all(owner);
  }

  async draft(id: string): Promise<KeptDraft | undefined> {
    return (await this.#open()).draft(id);
  }

  async putDraft(draft: KeptDraft): Promise<void> {
    await (await this.#open()).putDraft(draft);
  }

  async removeDraft(id: string): Promise<void> {
    await (await this.#open()).removeDraft(id);
  }

  async draftIds(owner: string): Promise<string[]> {
    return (await this.#open()).draftIds(owner);
  }

  async clearDrafts(owner: string): Promise<void> {
    await (await this.#open()).clearDrafts(owner);
  }

  #open(): Promise<KeptStore> {
    this.#opened ??= this.#openBrowser();
    return this.#opened;
  }

  async #openBrowser(): Promise<KeptStore> {
    try {
      const { BrowserStore } = await import('./BrowserStore.ts');
      return await BrowserStore.open();
    } catch {
      // A private window, or storage that its user has turned off: the screen says so when something waits.
      this.#isLasting = false;
      return new MemoryStore();
    }
  }
}
