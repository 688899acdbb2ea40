import type { TabLocks } from '#web/base/browser/tabLocks.ts';
import type { Pending } from '../command.ts';
import type { PendingCommands } from '../pendingCommands.ts';
import type { Channel } from '../tabFeed.ts';
import type { Journal, Waiting } from './Journal.ts';
import { type CommandByName, isWaiting, KEPT_SCHEMA, type KeptCommand, type KeptStore } from './keptCommand.ts';
import { KeptDrafts } from './KeptDrafts.ts';
import { KeptList } from './KeptList.ts';

/** What kept edits need from their surroundings. */
export type Surroundings = {
  /** Whose edits they are (see `ownerOf`). */
  owner: string;
  /** Identifies this tab. */
  tab: string;
  store: KeptStore;
  commandNamed: CommandByName;
  locks: TabLocks;
  channel: Channel;
  /** Whether the owner is still the one who is signed in. */
  isOwnerSignedIn: () => Promise<boolean>;
  /**
   * Opens a scope in the background, unless it is open, and joins it. Waits for the network.
   * @returns lets it go; undefined when its owner may no longer see it
   */
  openScope: (scope: string) => Promise<(() => void) | undefined>;
  /** The refusal of the edits in a scope that their owner may no longer see. */
  lostAccess: NonNullable<KeptCommand['refused']>;
};

/** Tells the other tabs which edits have changed. */
type News = { tab: string; scope: string };

/**
 * A user's edits that wait in this browser, made in whichever tab. Each tab sends its own. It has a lock of its own
 * name as long as it lives; when it closes, the lock falls to another tab, which takes its edits over.
 */
export class KeptEdits {
  readonly list: KeptList;
  readonly drafts: KeptDrafts;
  readonly #surroundings: Surroundings;
  readonly #joined = new Map<string, PendingCommands>();
  readonly #watched = new Set<string>();
  readonly #ended: Promise<void>;
  #end: () => void = () => undefined;
  #isOver = false;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.list = new KeptList(surroundings.store, surroundings.owner);
    this.drafts = new KeptDrafts(surroundings.store, surroundings.owner);
    this.#ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** Takes over what closed tabs have left, now and later. */
  async start(): Promise<void> {
    const { tab, channel } = this.#surroundings;
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      this.#watch(data.tab);
      this.#follow(data.scope).catch((error: unknown) => reportError(error));
    };
    this.#lock(tab, () => this.#ended);
    const left = await this.list.read();
    for (const kept of left) this.#watch(kept.tab);
    await this.#takeOver(tab);
  }

  /** Stops; other tabs may take over what is left. */
  end(): void {
    this.#isOver = true;
    this.#surroundings.channel.close();
    this.#end();
  }

  /** Keeps the edits of a scope. */
  journalOf(scope: string): Journal {
    return {
      follow: (was, now) => this.#keep(scope, was, now),
      maySend: async () => !this.#isOver && (await this.#surroundings.isOwnerSignedIn()),
      noteStall: (isStalled) => this.list.noteStall(scope, isStalled),
    };
  }

  /** Shows the kept edits of a scope that opens. @returns stops following them */
  join(scope: string, pending: PendingCommands): () => void {
    this.#joined.set(scope, pending);
    this.#show(scope, pending).catch((error: unknown) => reportError(error));
    return () => {
      if (this.#joined.get(scope) === pending) this.#joined.delete(scope);
    };
  }

  /** Deletes kept edits for good, in all tabs. */
  discard(ids: ReadonlySet<string>): void {
    for (const pending of this.#joined.values()) pending.discard(({ id }) => ids.has(id));
    for (const { id, scope } of this.list.all) {
      if (!ids.has(id)) continue;
      this.list.remove(id);
      this.#tell(scope);
    }
  }

  /** Sends a refused edit, or one that waited for too long, again. */
  async again(id: string): Promise<void> {
    const scope = this.list.all.find((kept) => kept.id === id)?.scope;
    const letGo = scope === undefined ? undefined : await this.#surroundings.openScope(scope);
    const pending = scope === undefined ? undefined : this.#joined.get(scope);
    if (scope !== undefined && pending !== undefined) await this.#show(scope, pending);
    const edit = pending?.all.find((other) => other.id === id);
    if (edit !== undefined) pending?.again(edit.seq);
    letGo?.();
  }

  #keep(scope: string, was: readonly Waiting[], now: readonly Waiting[]): void {
    const before = new Set(was);
    const left = new Set(now.map(({ id }) => id));
    const changed = now.filter((edit) => edit.command.keep && edit.isOurs && !before.has(edit));
    const gone = was.filter(({ command, id }) => command.keep && !left.has(id));
    for (const edit of changed) this.list.put(this.#kept(scope, edit));
    for (const { id } of gone) this.list.remove(id);
    if (changed.length + gone.length > 0) this.#tell(scope);
  }

  #kept(scope: string, { id, command, input, key, request, seq, at, refused }: Waiting): KeptCommand {
    const { owner, tab } = this.#surroundings;
    const about = { id, owner, scope, tab, seq, at, schema: KEPT_SCHEMA };
    return { ...about, name: command.name, input, text: textOf({ command, input }), key, request, refused };
  }

  /** Tells the other tabs, once the edits are stored. */
  #tell(scope: string): void {
    const { tab, channel } = this.#surroundings;
    void this.list.written().then(() => {
      if (!this.#isOver) channel.postMessage({ tab, scope } satisfies News);
    });
  }

  #watch(tab: string): void {
    if (tab === this.#surroundings.tab || this.#watched.has(tab)) return;
    this.#watched.add(tab);
    this.#lock(tab, async () => {
      this.#watched.delete(tab);
      await this.list.read();
      await this.#takeOver(tab);
    });
  }

  #lock(tab: string, run: () => Promise<void>): void {
    const { locks, owner } = this.#surroundings;
    locks(`storyd.outbox/${owner}/${tab}`, () => (this.#isOver ? Promise.resolve() : run())).catch((error: unknown) =>
      reportError(error),
    );
  }

  /** Sends what a closed tab has left. */
  async #takeOver(tab: string): Promise<void> {
    const left = this.list.all.filter((kept) => kept.tab === tab && isWaiting(kept));
    for (const scope of new Set(left.map((kept) => kept.scope))) {
      const letGo = await this.#surroundings.openScope(scope);
      const pending = this.#joined.get(scope);
      if (letGo === undefined) this.#refuse(left.filter((kept) => kept.scope === scope));
      else if (pending !== undefined) {
        await this.#show(scope, pending);
        pending.takeOver(new Set(left.map(({ id }) => id)));
      }
      letGo?.();
    }
    await this.list.written();
  }

  #refuse(left: readonly KeptCommand[]): void {
    for (const kept of left) this.list.put({ ...kept, refused: this.#surroundings.lostAccess });
  }

  async #show(scope: string, pending: PendingCommands): Promise<void> {
    const all = await this.list.read();
    const left = all.filter((kept) => kept.scope === scope && kept.schema === KEPT_SCHEMA);
    const found = await Promise.all(
      left.map(async (kept) => ({ kept, command: await this.#surroundings.commandNamed(kept.name) })),
    );
    pending.adopt(found.flatMap(({ kept, command }) => (command === undefined ? [] : [{ kept, command }])));
  }

  /** Follows what another tab has done with the edits that this one shows. */
  async #follow(scope: string): Promise<void> {
    const pending = this.#joined.get(scope);
    const all = new Map((await this.list.read()).map((kept) => [kept.id, kept]));
    for (const { id, isOurs } of pending?.all ?? []) {
      const kept = all.get(id);
      if (kept === undefined && this.list.wasStored(id)) pending?.follow(id, null);
      else if (kept !== undefined && (!isOurs || kept.tab !== this.#surroundings.tab)) pending?.follow(id, kept);
    }
  }
}

/** The typed text of an edit, if any. */
function textOf({ command, input }: Pick<Pending, 'command' | 'input'>): string | null {
  return command.typed?.(input as never) ?? null;
}
