import type { What } from '#shared/model/what/what.ts';
import { hasNothingSet } from '#shared/rules/what/bareWhat.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import { type Call, inputOf, type Pending } from '#web/replica/command.ts';
import type { PendingCommands } from '#web/replica/pendingCommands.ts';
import type { Scope } from '#web/replica/scope.ts';
import { type AddCard, addCard, deleteCard, moveCard, type Paste, rankCard, renameCard } from './cardCommands.ts';
import { whats } from './entities.ts';
import { isSamePlace, placeAt, placeOf, positionOf, rowOf } from './layout.ts';
import { restoreCard } from './restoreCard.ts';
import type { CardId, Layout, Place } from './types.ts';

/** The parts of an open map that card edits need. */
type Edited = {
  containerId: string;
  scope: Scope;
  pending: PendingCommands;
  layout: Layout;
  call: Call;
};

/** The edits of the cards of an open map. All show at once; the server's answer follows. */
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

  /** Adds a card and returns its temporary id at once. @param paste for cards pasted together */
  add(place: Place, description: string, paste?: Paste): CardId {
    const card = temporaryId();
    const input: AddCard = { ...this.#at(card), place, description, instead: null, ...(paste && { paste }) };
    void this.#map.pending.begin(addCard, input, paste && `${paste.group}/${paste.part}`);
    return card;
  }

  /** Moves a card, and ends a preview. Sends nothing when the card is already there. */
  move(card: CardId, place: Place): void {
    this.preview(null);
    if (!isSamePlace(place, placeOf(this.#map.layout, card)))
      void this.#map.pending.begin(moveCard, { ...this.#at(card), place });
  }

  /** A card as it is known, for an edit that may outlive it. */
  known(card: CardId): What | undefined {
    return this.#map.scope.get(whats, card);
  }

  /**
   * Changes the description of a card. A refused one is sent again if unchanged, and discarded otherwise.
   * @param seen the description when typing began; the current one by default
   */
  rename(
    card: CardId,
    description: string,
    seen = this.#map.layout.cards.get(card)?.description ?? '',
    was = this.known(card),
  ): void {
    const refused = this.#map.pending.all.find((other) => isRefusedRename(other, card));
    const isThere = this.#map.layout.cards.get(card)?.description === description;
    const before = refused === undefined ? undefined : inputOf(renameCard, refused);
    if (!isThere && refused !== undefined && before?.description === description)
      return this.#map.pending.again(refused.seq, before.seen === seen ? undefined : { ...before, seen });
    this.#dropRefusedRenames(card);
    if (!isThere) void this.#map.pending.begin(renameCard, { ...this.#at(card), description, seen, was });
  }

  /**
   * Replaces a card by the Activity that already has its new description. The card is removed once the other one is
   * saved.
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

  /** Whether a card has only a description: no children, and no fields of this map. */
  isBare(card: CardId): boolean {
    const what = this.#map.scope.get(whats, card);
    const isSaved = what !== undefined && what.unconfirmed?.isNew !== true;
    return isSaved && hasNothingSet(what) && rowOf(this.#map.layout, card).length === 0;
  }

  /**
   * Removes a card from the map; a backbone card goes with its children. A card that was never saved is simply
   * discarded.
   */
  remove(card: CardId): void {
    if (this.#refusedAddition(card) === undefined)
      void this.#map.pending.begin(deleteCard, {
        ...this.#at(card),
        replaced: false,
        was: this.#map.scope.get(whats, card),
      });
    else this.discard(card);
  }

  /** Retries a refused addition, with another text if given; then its children, which failed with it. */
  retry(card: CardId, description?: string): void {
    const refused = this.#refusedAddition(card);
    const input = refused === undefined ? undefined : inputOf(addCard, refused);
    if (refused === undefined || input === undefined) return;
    const isOther = description !== undefined && description !== input.description;
    this.#map.pending.again(refused.seq, isOther ? { ...input, description } : undefined);
    for (const below of this.#addedUnder(card)) this.retry(below.card);
  }

  /**
   * Restores a card that a colleague has deleted, and then sends its refused text.
   * @throws ApiError when it cannot be restored
   */
  async restore(card: CardId): Promise<void> {
    const refused = this.#map.pending.all.find((other) => isRefusedRename(other, card));
    const was = refused === undefined ? undefined : inputOf(renameCard, refused)?.was;
    const restored = this.#map.pending.begin(restoreCard, { ...this.#at(card), was });
    if (refused !== undefined) this.#map.pending.again(refused.seq);
    await restored;
  }

  /** Discards a refused text of a card. */
  discard(card: CardId): void {
    this.#dropRefusedRenames(card);
    if (this.#refusedAddition(card) === undefined) return;
    const gone = new Set([card, ...this.#addedUnder(card).map((below) => below.card)]);
    this.#map.pending.discard(({ command, input }) => gone.has(command.subject(input as never)));
  }

  /**
   * Sets a rank (from 1) or removes it.
   * @throws ApiError on refusal; the caller keeps the typed number
   */
  async setRank(card: CardId, rank: number | null): Promise<void> {
    await this.#map.pending.begin(rankCard, { ...this.#at(card), rank });
  }

  /**
   * Whether a card's description can be changed directly, that is, while no other map uses it. For a card not saved
   * yet, the query waits until it is.
   * @throws ApiError when the query fails
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

  /** Previews a card at another place without moving it; null ends the preview. */
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
