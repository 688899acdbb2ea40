import type { CallOutput } from '#shared/contract/registry.ts';
import { errors } from '#shared/errors.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { Attempts } from './attempts.ts';
import { meansOutdated, refusalOf, type BoardEvent } from './boardEvents.ts';
import { CardNames, newCard } from './cardNames.ts';
import { CommandQueue } from './commandQueue.ts';
import { enterAnswer, goneWith, isBare, mergeCopy, nothingConfirmed, type Confirmed } from './confirmed.ts';
import { layoutOf, placeAt, positionOf, rowOf } from './layout.ts';
import type { MapStore } from './mapStore.ts';
import { namedBy } from './neighbours.ts';
import { replay } from './replay.ts';
import { send, type Answer, type Call } from './send.ts';
import { share } from './share.ts';
import type { BoardState, CardId, Intent, Layout, Pending, Place, Refusal } from './types.ts';
import {
  refusedAddition,
  refusedRename,
  withFollower,
  withOtherName,
  withoutAdded,
  withoutDone,
  withReplaced,
} from './unsaved.ts';

/**
 * One open map. What the server confirmed lies below, the intents that it has not answered are replayed on top; an answer enters by
 * version, a refusal takes away its own intent and nothing else, so a colleague's change is never undone by our failure.
 */
export class BoardStore {
  #confirmed: Confirmed = nothingConfirmed;
  #base: Layout;
  #pending: readonly Pending[] = [];
  #preview: Pending | null = null;
  #state: BoardState;
  #seq = 0;
  #reloading = false;
  readonly #names = new CardNames();
  readonly #queue = new CommandQueue();
  readonly #attempts = new Attempts();
  readonly #listeners = new Set<() => void>();
  readonly #call: Call;
  readonly #map: MapStore;
  readonly #report: (event: BoardEvent) => void;

  /**
   * @param map keeps what the server says of other things than Activities
   * @param report is told what people should hear of
   */
  constructor(copy: CallOutput<'get_container'>, map: MapStore, call: Call, report: (event: BoardEvent) => void) {
    this.#call = call;
    this.#map = map;
    this.#report = report;
    this.#confirmed = mergeCopy(nothingConfirmed, copy.whats, 0);
    this.#base = this.#layoutOfConfirmed();
    this.#state = { layout: this.#base, saving: 0, outdated: null };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): BoardState => this.#state;

  /** Adds a card and returns its name at once; the server's answer comes later. */
  add(place: Place, description: string): CardId {
    const card = newCard();
    this.#begin({ kind: 'add', card, place, description });
    return card;
  }

  /** Moves a card, and ends a preview. Sends nothing when the card stands there already. */
  move(card: CardId, place: Place): void {
    this.#preview = null;
    const now = replay(this.#base, this.#pending);
    const then = share(now, replay(now, [{ kind: 'move', card, place, seq: 0, refused: null }]));
    const isSame =
      then.backbone === now.backbone && [...then.children].every(([id, row]) => row === now.children.get(id));
    if (isSame) this.#refresh();
    else this.#begin({ kind: 'move', card, place });
  }

  /** Gives a card another description. What was refused before is sent again if it is the same, and forgotten if not. */
  rename(card: CardId, description: string): void {
    const refused = refusedRename(this.#pending, card);
    const isThere = this.#state.layout.cards.get(card)?.description === description;
    if (!isThere && refused?.description === description) return this.#again(refused, description);
    this.#dropRefusedRenames(card);
    if (isThere) this.#refresh();
    else this.#begin({ kind: 'rename', card, description });
  }

  /**
   * Puts the Activity that has a description already in the place of a card that was to get it. The card goes once the other one is there.
   * @returns the card of that Activity
   */
  useInstead(card: CardId, description: string): CardId {
    this.#dropRefusedRenames(card);
    const { parentId, index } = positionOf(this.#state.layout, card) ?? { parentId: null, index: 0 };
    const instead = newCard();
    this.#begin({
      kind: 'add',
      card: instead,
      place: placeAt(rowOf(this.#state.layout, parentId), parentId, index + 1),
      description,
      instead: card,
    });
    return instead;
  }

  /** Whether nothing of a card but its description would be lost with it: nothing stands under it, and this map has set nothing on it. */
  isBare(card: CardId): boolean {
    const what = this.#confirmed.items.get(this.#names.idOf(card) ?? '');
    return what !== undefined && isBare(what) && rowOf(this.#state.layout, card).length === 0;
  }

  /** Takes a card off the map, a backbone card with its children. One that was never saved just goes. */
  remove(card: CardId): void {
    if (refusedAddition(this.#pending, card) === undefined) this.#begin({ kind: 'delete', card });
    else this.discard(card);
  }

  /** Sends an addition that was refused once more, with another text if there is one; then those under it, which failed with it. */
  retry(card: CardId, description?: string): void {
    const refused = refusedAddition(this.#pending, card);
    if (refused === undefined) return;
    this.#again(refused, description ?? refused.description);
    for (const other of this.#pending) {
      if (other.kind === 'add' && other.place.parentId === card) this.retry(other.card);
    }
  }

  /** Forgets what was typed for a card and refused. */
  discard(card: CardId): void {
    this.#dropRefusedRenames(card);
    if (refusedAddition(this.#pending, card) !== undefined) this.#pending = withoutAdded(this.#pending, card);
    this.#refresh();
  }

  /**
   * Sets a rank (as people see it, from 1) or takes it away.
   * @throws ApiError when it is refused; the caller still has what was typed
   */
  async setRank(card: CardId, newRank: number | null): Promise<void> {
    const run = async () => {
      const whatId = this.#names.idOf(card);
      if (whatId === undefined)
        throw new ApiError('what-does-not-exist', { status: errors['what-does-not-exist'].status });
      this.#take(await this.#call('set_rank', { containerId: this.#map.containerId, whatId, newRank }));
      this.#refresh();
    };
    try {
      await this.#queue.enqueue({ subject: card, names: [], run });
    } catch (error) {
      if (meansOutdated(refusalOf(error).code)) void this.reload();
      throw error;
    }
  }

  /**
   * Whether a card's description can be changed directly, which it can while no other map uses it. A card that is being added is asked
   * about as soon as it is saved.
   * @throws ApiError when it cannot be told
   */
  async canRename(card: CardId): Promise<boolean> {
    let canChange = true;
    const run = async () => {
      const objectId = this.#names.idOf(card);
      if (objectId === undefined) return;
      ({ canChange } = await this.#call('can_change_what_description', {
        containerId: this.#map.containerId,
        objectId,
        changeType: 'what_description',
      }));
    };
    await this.#queue.enqueue({ subject: `question about ${card}`, names: [card], run });
    return canChange;
  }

  /** Shows a card at another place without moving it, or (null) stops doing so. */
  preview(move: { card: CardId; place: Place } | null): void {
    this.#preview = move === null ? null : { kind: 'move', ...move, seq: 0, refused: null };
    this.#refresh();
  }

  /** Reads the map once more and merges it by version. What is under way is waited for, so that no card is seen twice. */
  async reload(): Promise<void> {
    if (this.#reloading) return;
    this.#reloading = true;
    const since = this.#confirmed.clock;
    const enterCopy = this.#map.expectCopy();
    try {
      const copy = await this.#call('get_container', { containerId: this.#map.containerId });
      await this.#queue.idle();
      enterCopy(copy);
      this.#confirmed = mergeCopy(this.#confirmed, copy.whats, since);
      this.#base = this.#layoutOfConfirmed();
      this.#pending = withoutDone(this.#pending, this.#base);
      this.#state = { ...this.#state, outdated: null };
    } catch (error) {
      this.#state = { ...this.#state, outdated: refusalOf(error) };
    }
    this.#reloading = false;
    this.#refresh();
  }

  #begin(intent: Intent): void {
    this.#seq += 1;
    const pending: Pending = { ...intent, seq: this.#seq, refused: null };
    this.#pending = [...this.#pending, pending];
    this.#enqueue(pending);
    this.#refresh();
  }

  /** Sends what was refused once more. Another text makes another command of it. */
  #again(refused: Pending & { kind: 'add' | 'rename' }, description: string): void {
    if (description !== refused.description) this.#attempts.forget(refused.seq);
    const again: Pending = { ...refused, refused: null, description };
    this.#pending = withReplaced(this.#pending, again);
    this.#enqueue(again);
    this.#refresh();
  }

  #enqueue(pending: Pending): void {
    void this.#queue.enqueue({ subject: pending.card, names: namedBy(pending), run: () => this.#send(pending.seq) });
  }

  async #send(seq: number): Promise<void> {
    const pending = this.#pending.find((other) => other.seq === seq);
    if (pending === undefined || pending.refused !== null) return;
    const before = replay(
      this.#base,
      this.#pending.filter((other) => other.seq < seq),
    );
    const layout = replay(before, [pending]);
    const parentBefore = before.cards.get(pending.card)?.parentId ?? null;
    const { containerId } = this.#map;
    try {
      const answer = await send(pending, {
        call: this.#attempts.callFor(seq, this.#call),
        containerId,
        layout,
        parentBefore,
        idOf: this.#names.idOf,
      });
      if (answer === undefined) this.#unsendable(pending);
      else this.#succeed(pending, answer, before);
    } catch (error) {
      this.#fail(pending, refusalOf(error));
    }
    this.#refresh();
  }

  #succeed(pending: Pending, answer: Answer, before: Layout): void {
    this.#pending = this.#pending.filter((other) => other.seq !== pending.seq);
    this.#attempts.forget(pending.seq);
    const isNew = answer.added !== undefined && this.#settleAdded(pending.card, answer.added);
    this.#take(answer);
    if (isNew && pending.kind === 'add' && pending.instead !== undefined)
      this.#begin({ kind: 'delete', card: pending.instead, replaced: true });
    if (pending.kind === 'delete' && pending.replaced !== true)
      this.#report({
        kind: 'deleted',
        card: pending.card,
        description: before.cards.get(pending.card)?.description ?? '',
      });
  }

  /** @returns whether the card stands for the Activity from now on; otherwise it was on the map already, as another card */
  #settleAdded(card: CardId, { id, reused }: NonNullable<Answer['added']>): boolean {
    const there = this.#names.cardOf(id);
    if (this.#base.cards.has(there) && there !== card) {
      this.#pending = this.#pending.map((other) => withOtherName(other, card, there));
      this.#report({ kind: 'merged', card, into: there, reused });
      return false;
    }
    this.#names.give(card, id);
    if (reused) this.#report({ kind: 'reused', card });
    return true;
  }

  /** A refused addition or description stays, marked as such, because it holds what somebody typed. */
  #fail(pending: Pending, refusal: Refusal): void {
    const description =
      pending.kind === 'add' ? pending.description : (this.#base.cards.get(pending.card)?.description ?? '');
    const isTyped = pending.kind === 'add' || pending.kind === 'rename';
    this.#pending = isTyped
      ? withReplaced(this.#pending, { ...pending, refused: refusal })
      : this.#pending.filter((other) => other.seq !== pending.seq);
    this.#report({ kind: 'refused', intent: pending, description, refusal });
    if (meansOutdated(refusal.code)) void this.reload();
  }

  /** The card, or the row that it was to go to, was refused or has gone before this could be sent. */
  #unsendable(pending: Pending): void {
    const added = refusedAddition(this.#pending, pending.card);
    const parent = pending.kind === 'add' ? refusedAddition(this.#pending, pending.place.parentId) : undefined;
    if (added !== undefined) {
      this.#attempts.forget(added.seq);
      this.#pending = withFollower(this.#pending, added, pending);
    } else if (parent !== undefined)
      this.#pending = withReplaced(this.#pending, { ...pending, refused: parent.refused });
    else {
      const code = pending.kind === 'add' ? 'parent-does-not-exist' : 'what-does-not-exist';
      this.#fail(pending, { code, message: errors[code].message });
    }
  }

  /** Takes in what a command of another part of the page changed. */
  enter(answer: Answer): void {
    this.#take(answer);
    this.#refresh();
  }

  #take(answer: Answer): void {
    const before = this.#confirmed;
    this.#confirmed = enterAnswer(before, answer);
    this.#map.enter(answer, goneWith(answer, before, this.#confirmed));
    this.#base = this.#layoutOfConfirmed();
  }

  #layoutOfConfirmed(): Layout {
    return layoutOf([...this.#confirmed.items.values()], this.#names.cardOf);
  }

  #dropRefusedRenames(card: CardId): void {
    this.#pending = this.#pending.filter((other) => refusedRename([other], card) === undefined);
  }

  #refresh(): void {
    const pending = this.#preview === null ? this.#pending : [...this.#pending, this.#preview];
    const layout = share(this.#state.layout, replay(this.#base, pending));
    const saving = this.#pending.filter((other) => other.refused === null).length;
    this.#state = { ...this.#state, layout, saving };
    for (const listener of this.#listeners) listener();
  }
}
