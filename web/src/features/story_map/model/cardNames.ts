import type { CardId } from './types.ts';

/** Both ways between the names of cards on this screen and the ids of their Activities. They differ only for cards that were added in this tab. */
export class CardNames {
  readonly #ids = new Map<CardId, string>();
  readonly #cards = new Map<string, CardId>();

  /** From now on a card that was added here stands for an Activity. */
  give(card: CardId, id: string): void {
    this.#ids.set(card, id);
    this.#cards.set(id, card);
  }

  /** The name on this screen of an Activity. */
  cardOf = (id: string): CardId => this.#cards.get(id) ?? id;

  /** The Activity of a card, or undefined while the server has not given it an id. */
  idOf = (card: CardId): string | undefined => this.#ids.get(card) ?? (isNew(card) ? undefined : card);
}

let count = 0;

/** A name for a card that is being added; no Activity's id looks like it. */
export function newCard(): CardId {
  count += 1;
  return `${NEW}${count}`;
}

const NEW = 'new-';
const isNew = (card: CardId) => card.startsWith(NEW);
