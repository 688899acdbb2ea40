import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { compareMade, type KeptCommand, type KeptDraft, type KeptStore } from './keptCommand.ts';

/** The database of everything typed that is not saved yet. */
export const TYPED_DATABASE = 'storyd.typed';
/** Only new stores raise it; a newer form of the edits themselves is `KEPT_SCHEMA`. */
const DATABASE_VERSION = 1;

interface Typed extends DBSchema {
  commands: { key: string; value: KeptCommand; indexes: { owner: string } };
  drafts: { key: string; value: KeptDraft; indexes: { owner: string } };
}

/** Keeps edits in this browser, across reloads and crashes. */
export class BrowserStore implements KeptStore {
  readonly isLasting = true;
  readonly #database: IDBPDatabase<Typed>;

  private constructor(database: IDBPDatabase<Typed>) {
    this.#database = database;
  }

  /** Opens the store. @throws where the browser has none */
  static async open(): Promise<BrowserStore> {
    const database = await openDB<Typed>(TYPED_DATABASE, DATABASE_VERSION, {
      upgrade: (created) => {
        created.createObjectStore('commands', { keyPath: 'id' }).createIndex('owner', 'owner');
        created.createObjectStore('drafts', { keyPath: 'id' }).createIndex('owner', 'owner');
      },
      // A later version of the application in another tab needs it.
      blocking: (_now, _next, { target }) => (target as IDBDatabase).close(),
    });
    return new BrowserStore(database);
  }

  async put(kept: KeptCommand): Promise<void> {
    await this.#database.put('commands', kept);
  }

  async remove(id: string): Promise<void> {
    await this.#database.delete('commands', id);
  }

  async all(owner: string): Promise<KeptCommand[]> {
    return (await this.#database.getAllFromIndex('commands', 'owner', owner)).sort(compareMade);
  }

  draft(id: string): Promise<KeptDraft | undefined> {
    return this.#database.get('drafts', id);
  }

  async putDraft(draft: KeptDraft): Promise<void> {
    await this.#database.put('drafts', draft);
  }

  async removeDraft(id: string): Promise<void> {
    await this.#database.delete('drafts', id);
  }

  draftIds(owner: string): Promise<string[]> {
    return this.#database.getAllKeysFromIndex('drafts', 'owner', owner);
  }

  async clearDrafts(owner: string): Promise<void> {
    const transaction = this.#database.transaction('drafts', 'readwrite');
    for (const id of await transaction.store.index('owner').getAllKeys(owner)) await transaction.store.delete(id);
    await transaction.done;
  }
}
