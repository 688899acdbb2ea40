import type { What } from '#shared/model/what.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import { type Call, inputOf, type Pending } from '#web/replica/command.ts';
import type { PendingCommands } from '#web/replica/pendingCommands.ts';
import type { Scope } from '#web/replica/scope.ts';
import { type AddCard, addCard, deleteCard, moveCard, type Paste, rankCard, renameCard } from './cardCommands.ts';
import { whats } from './entities.ts';
import { isSamePlace, placeAt, placeOf, positionOf, rowOf } from './layout.ts';
import type { CardId, Layout, Place } from './types.ts';

/** The part of an open map that its cards are edited on. */
type Edited = {
  containerId: string;
  scope: Scope;
  pending: PendingCommands;
  layout: Layout;
  call: Call;
};

/** What can be done to the cards of an open map. Everything shows at once; what the server says of it comes later. */
export class CardEdits {
  readonly #map: Edited;

  constructor(map: Edited) {
    this.#map = map;
    map.pending.onEvent((event) => {
      if (event.kind !== 'added' || event.wasThere) return;
      const instead = inputOf(addCard, event.pending)?.instead ?? null;
      if (instead !== null) void map.pending.begin(deleteCard, { ...this.#at(instead), replaced: true });
    });
  }

  /** Adds a card and returns its temporary id at once. @param paste of one that is pasted with others */
  add(place: Place, description: string, paste?: Paste): CardId {
    const card = temporaryId();
    const input: AddCard = { ...this.#at(card), place, description, instead: null, ...(paste && { paste }) };
    void this.#map.pending.begin(addCard, input, paste && `${paste.group}/${paste.part}`);
    return card;
  }

  /** Moves a card, and ends a preview. Sends nothing when the card stands there already. */
  move(card: CardId, place: Place): void {
    this.preview(null);
    if (!isSamePlace(place, placeOf(this.#map.layout, card)))
      void this.#map.pending.begin(moveCard, { ...this.#at(card), place });
  }

  /**
   * Gives a card another description. What was refused before is sent again if it is the same, and forgotten if not.
   * @param seen the description that stood there when this one was typed; what stands there now unless given
   */
  rename(card: CardId, description: string, seen = this.#map.layout.cards.get(card)?.description ?? ''): void {
    const refused = this.#map.pending.all.find((other) => isRefusedRename(other, card));
    const isThere = this.#map.layout.cards.get(card)?.description === description;
    const before = refused === undefined ? undefined : inputOf(renameCard, refused);
    if (!isThere && refused !== undefined && before?.description === description)
      return this.#map.pending.again(refused.seq, before.seen === seen ? undefined : { ...before, seen });
    this.#dropRefusedRenames(card);
    if (!isThere) void this.#map.pending.begin(renameCard, { ...this.#at(card), description, seen });
  }

  /**
   * Puts the Activity that has a description already in the place of a card that was to get it. The card goes once the other one is there.
   * @returns the card of that Activity
   */
  useInstead(card: CardId, description: string): CardId {
    this.#dropRefusedRenames(card);
    const { parentId, index } = positionOf(this.#map.layout, card) ?? { parentId: null, index: 0 };
    const other = temporaryId();
    const place = placeAt(rowOf(this.#map.layout, parentId), parentId, index + 1);
    void this.#map.pending.begin(addCard, { ...this.#at(other), place, description, instead: card });
    return other;
  }

  /** Whether nothing of a card but its description would be lost with it: nothing stands under it, and this map has set nothing on it. */
  isBare(card: CardId): boolean {
    const what = this.#map.scope.get(whats, card);
    const isSaved = what !== undefined && what.unconfirmed?.isNew !== true;
    return isSaved && hasNothingSet(what) && rowOf(this.#map.layout, card).length === 0;
  }

  /** Takes a card off the map, a backbone card with its children. One that was never saved just goes. */
  remove(card: CardId): void {
    if (this.#refusedAddition(card) === undefined)
      void this.#map.pending.begin(deleteCard, { ...this.#at(card), replaced: false });
    else this.discard(card);
  }

  /** Sends an addition that was refused once more, with another text if there is one; then those under it, which failed with it. */
  retry(card: CardId, description?: string): void {
    const refused = this.#refusedAddition(card);
    const input = refused === undefined ? undefined : inputOf(addCard, refused);
    if (refused === undefined || input === undefined) return;
    const isOther = description !== undefined && description !== input.description;
    this.#map.pending.again(refused.seq, isOther ? { ...input, description } : undefined);
    for (const below of this.#addedUnder(card)) this.retry(below.card);
  }

  /** Forgets what was typed for a card and refused. */
  discard(card: CardId): void {
    this.#dropRefusedRenames(card);
    if (this.#refusedAddition(card) === undefined) return;
    const gone = new Set([card, ...this.#addedUnder(card).map((below) => below.card)]);
    this.#map.pending.discard(({ command, input }) => gone.has(command.subject(input as never)));
  }

  /**
   * Sets a rank (as people see it, from 1) or takes it away.
   * @throws ApiError when it is refused; the caller still has what was typed
   */
  async setRank(card: CardId, rank: number | null): Promise<void> {
    await this.#map.pending.begin(rankCard, { ...this.#at(card), rank });
  }

  /**
   * Whether a card's description can be changed directly, which it can while no other map uses it. A card that is being added is asked
   * about as soon as it is saved.
   * @throws ApiError when it cannot be told
   */
  async canRename(card: CardId): Promise<boolean> {
    const { containerId } = this.#map;
    const ask = async () => {
      const what = this.#map.scope.get(whats, card);
      if (what === undefined || what.unconfirmed?.isNew === true) return true;
      const about = { containerId, objectId: what.id, changeType: 'what_description' as const };
      return (await this.#map.call('can_change_what_description', about)).canChange;
    };
    return this.#map.pending.outbox.enqueue({ subject: `question about ${card}`, names: [card], run: ask });
  }

  /** Shows a card at another place without moving it, or (null) stops doing so. */
  preview(move: { card: CardId; place: Place } | null): void {
    const { pending, containerId } = this.#map;
    pending.preview(moveCard, move === null ? null : { containerId, ...move });
  }

  #at(card: CardId): { containerId: string; card: CardId } {
    return { containerId: this.#map.containerId, card };
  }

  #refusedAddition(card: CardId): Pending | undefined {
    return this.#map.pending.all.find((other) => other.refused !== null && inputOf(addCard, other)?.card === card);
  }

  #addedUnder(card: CardId): AddCard[] {
    const additions = this.#map.pending.all.flatMap((other) => inputOf(addCard, other) ?? []);
    return additions.filter(({ place }) => place.parentId === card);
  }

  #dropRefusedRenames(card: CardId): void {
    this.#map.pending.discard((other) => isRefusedRename(other, card));
  }
}

function isRefusedRename(pending: Pending, card: CardId): boolean {
  return pending.refused !== null && inputOf(renameCard, pending)?.card === card;
}

function hasNothingSet(what: What): boolean {
  return [what.rankKey, what.priorityId, what.cost, what.size, what.value, what.childContainerId].every(
    (set) => set === null,
  );
}
