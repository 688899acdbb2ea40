import type { Touched } from '#shared/contract/liveMessages.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { permissionDenied } from '#shared/errors.ts';
import type { StoryMapHead } from '#shared/model/story_map/storyMap.ts';
import type { MapRole } from '#shared/rules/people/permissions.ts';
import { Store } from '#web/base/browser/store.ts';
import type { Call } from '#web/replica/command.ts';
import type { Refusal } from '#web/replica/entity.ts';
import { entityKey } from '#web/replica/keys.ts';
import { PendingCommands, type PendingOptions } from '#web/replica/pendingCommands.ts';
import { Colleagues } from '#web/replica/presence/Colleagues.ts';
import { onNoCard } from '#web/replica/presence/onNoCard.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import type { Replica } from '#web/replica/replica.ts';
import { Scope } from '#web/replica/scope.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { recordChanges } from '#web/replica/undo/recordChanges.ts';
import { UndoStack } from '#web/replica/undo/UndoStack.ts';
import { CardEdits } from './CardEdits.ts';
import { type Copy, copyOf, enterCopy, expectCopy, headOf } from './copy.ts';
import { mapEntities, members, storyMaps } from './entities.ts';
import { Glowing } from './Glowing.ts';
import { LiveLayout } from './LiveLayout.ts';
import { meansOutdated } from './outdated.ts';
import type { Layout } from './types.ts';

/** Notified when the map could not be reloaded, and when it could again. */
export const OUTDATED_KEY = '#outdated';
/** Notified when the server has confirmed a kept copy of the map. */
export const CONFIRMED_KEY = '#confirmed';

type MapOptions = PendingOptions & {
  /** What its user can undo, from an earlier visit of this tab. */
  changes?: UndoStack;
};

/** An open story map: its known state, its pending edits, and its reloading. */
export class MapReplica {
  readonly containerId: string;
  readonly scope: Scope;
  readonly pending: PendingCommands;
  /** What its user can undo. */
  readonly changes: UndoStack;
  readonly layout: Layout;
  readonly cards: CardEdits;
  readonly glowing: Glowing;
  /** The other people who have it open. */
  readonly colleagues: Colleagues;
  /** What they are shown of its user. */
  readonly shown = new Store(onNoCard);
  /** What a colleague has in the middle of their screen, while the user follows their view. */
  readonly followed = new Store<{ sees: string | null }>({ sees: null });
  readonly call: Call;
  #head: StoryMapHead;
  #outdated: Refusal | null = null;
  #reloading: Promise<void> | null = null;
  #isConfirmed: boolean;
  #cursor: number | undefined;
  readonly #refusalListeners = new Set<(refusal: Refusal) => void>();

  /** @param isConfirmed false for a copy kept in this browser: read-only until the server answers */
  constructor(copy: Copy, call: Call, { changes = new UndoStack(), ...edits }: MapOptions = {}, isConfirmed = true) {
    this.containerId = copy.id;
    this.call = call;
    this.scope = new Scope(mapScope(copy.id));
    this.scope.define(...mapEntities);
    this.glowing = new Glowing(this.scope);
    this.colleagues = new Colleagues(this.scope);
    this.pending = new PendingCommands(this.scope, call, edits);
    this.changes = changes;
    // Before `cards`, whose edits may follow from an answer.
    recordChanges(this.scope, this.pending, () => changes);
    this.layout = new LiveLayout(this.scope);
    this.cards = new CardEdits(this);
    this.#head = headOf(copy);
    this.#isConfirmed = isConfirmed;
    this.#cursor = copy.cursor;
    enterCopy(expectCopy(this.scope), copy);
    this.scope.subscribe([entityKey(storyMaps.type, copy.id)], () => this.#followHead());
    this.pending.onEvent((event) => event.kind === 'refused' && this.noteRefusal(event.refusal));
  }

  /** Applies arriving changes. @returns stops it */
  join(replica: Replica): () => void {
    return replica.join(this.scope, { pending: this.pending });
  }

  /** The map's own fields. */
  get head(): StoryMapHead {
    return this.scope.get(storyMaps, this.containerId) ?? this.#head;
  }

  /** Why the map could not be reloaded after it missed a colleague's change; null while it is up to date. */
  get outdated(): Refusal | null {
    return this.#outdated;
  }

  /** Whether the server has confirmed the contents since the map was opened. */
  get isConfirmed(): boolean {
    return this.#isConfirmed;
  }

  /** The confirmed state of the map in the format the server sends, to keep until the next visit. */
  copy(): Copy {
    return copyOf(this.scope, this.#head, this.#cursor);
  }

  /** Applies the changes since a copy was kept; if the server cannot list them, reloads the map. */
  confirm({ tooOld, cursor, changed, removed }: CallOutput<'map_changes'>): void {
    if (tooOld) return void this.reload();
    this.scope.enter({ changed, removed });
    this.#setConfirmed(cursor);
  }

  /**
   * Applies the changes since the map was last read, as after a lost connection.
   * @returns what else has changed, such as in its releases; undefined when the server cannot list it
   * @throws when the server does not answer
   */
  async catchUp(): Promise<Touched[] | undefined> {
    if (this.#cursor === undefined || this.#outdated !== null) {
      await this.reload();
      return undefined;
    }
    try {
      const changes = await this.call('map_changes', { containerId: this.containerId, since: this.#cursor });
      await this.whenShown(true);
      this.confirm(changes);
      return changes.tooOld ? undefined : changes.touched;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code !== permissionDenied.code) throw error;
      this.#setOutdated(refusal);
      return [];
    }
  }

  /**
   * Waits until a change that has arrived by itself can be applied: a card that this tab is adding has another id on the
   * server, and would be there twice. @param isOwn whether this tab may have made the change
   */
  async whenShown(isOwn: boolean): Promise<void> {
    if (isOwn) await this.pending.outbox.idle();
  }

  /**
   * Call it with each refusal of an edit that did not go through `pending`: reloads the map if this tab missed a
   * colleague's change of it.
   */
  noteRefusal(refusal: Refusal): void {
    if (meansOutdated(refusal.code)) void this.reload();
    for (const listener of this.#refusalListeners) listener(refusal);
  }

  /** Subscribes to the refusals of edits. @returns unsubscribes */
  onRefusal(listener: (refusal: Refusal) => void): () => void {
    this.#refusalListeners.add(listener);
    return () => this.#refusalListeners.delete(listener);
  }

  /** Called when the server did not answer for a kept copy, which stays visible, read-only. */
  fail(refusal: Refusal): void {
    this.#setOutdated(refusal);
  }

  /** A user's role on the map, as far as known (rule map.4). */
  roleOf(uid: string): MapRole {
    return this.head.owner === uid ? 'owner' : (this.scope.get(members, uid)?.role ?? 'none');
  }

  /** Reloads the map, unless it is being reloaded. Waits for pending edits, so that no card shows twice. */
  reload(): Promise<void> {
    this.#reloading ??= this.#read().finally(() => {
      this.#reloading = null;
    });
    return this.#reloading;
  }

  async #read(): Promise<void> {
    const expected = expectCopy(this.scope);
    try {
      const copy = await this.call('get_container', { containerId: this.containerId, lists: false });
      await this.whenShown(true);
      enterCopy(expected, copy);
      this.pending.discardDone();
      this.#setConfirmed(copy.cursor);
      this.#setOutdated(null);
    } catch (error) {
      this.#setOutdated(refusalOf(error));
    }
  }

  /**
   * A deleted map, perhaps deleted in another tab, shows as one without access, since the server answers the same (rule
   * access.8).
   */
  #followHead(): void {
    const head = this.scope.get(storyMaps, this.containerId);
    if (head !== undefined) this.#head = head;
    else this.#setOutdated({ code: permissionDenied.code, message: permissionDenied.message });
  }

  #setConfirmed(cursor: number | undefined): void {
    this.scope.update(() => {
      this.#cursor = cursor;
      this.#isConfirmed = true;
    }, CONFIRMED_KEY);
  }

  #setOutdated(refusal: Refusal | null): void {
    this.scope.update(() => {
      this.#outdated = refusal;
    }, OUTDATED_KEY);
  }
}
