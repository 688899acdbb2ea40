import { expect } from 'vitest';
import { compareByOrder, placeAmong, type Placement } from '#shared/rules/what/order.ts';

export type Keyed = { id: string; key: string };

/** A transaction takes 100 items; so many neighbours leave room for everything else that a change writes. */
const MOST_REKEYED = 64;

/**
 * Siblings as the table would keep them: inserts and moves cards by `placeAmong`, and checks after each step that they
 * are in the expected order, however they are compared by their keys.
 */
export class Siblings {
  readonly cards: Keyed[] = [];
  /** How many neighbours each placement gave a new key. */
  readonly rekeyed: number[] = [];
  #count = 0;
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  insert(index: number, id = `card${(this.#count += 1)}`): void {
    const placement: Placement | undefined = placeAmong(this.cards, index, this.#random);
    if (placement === undefined) throw new Error(`no room at ${index} of ${this.cards.length}`);
    const { key, rekeyed } = placement;
    const at = Math.min(Math.max(index, 0), this.cards.length);
    this.rekeyed.push(rekeyed.length);
    expect(rekeyed.length).toBeLessThanOrEqual(MOST_REKEYED);
    const newKeys = new Map(rekeyed.map((card) => [card.id, card.key]));
    expect(newKeys.size).toBe(rekeyed.length);
    this.cards.splice(at, 0, { id, key });
    for (const [i, card] of newKeys.size === 0 ? [] : this.cards.entries())
      this.cards[i] = { id: card.id, key: newKeys.get(card.id) ?? card.key };
    this.#expectOrder(newKeys.size === 0 ? at : 1, newKeys.size === 0 ? at + 1 : this.cards.length - 1);
  }

  #expectOrder(from: number, to: number): void {
    for (let i = Math.max(from, 1); i <= Math.min(to, this.cards.length - 1); i += 1) {
      const [left = '', right = ''] = [this.cards[i - 1]?.key, this.cards[i]?.key];
      if (left >= right) throw new Error(`${left} and ${right} stand side by side at ${i}`);
    }
  }

  move(from: number, to: number): void {
    const [card] = this.cards.splice(from, 1);
    if (card !== undefined) this.insert(to, card.id);
  }

  /** The ids as a reader sorts them. */
  read(): string[] {
    return this.cards
      .map(({ id, key }) => ({ id, orderKey: key }))
      .reverse()
      .sort(compareByOrder)
      .map(({ id }) => id);
  }
}
