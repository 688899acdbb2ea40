import { type Point, PointerWatch } from '#web/map/dragging/PointerWatch.ts';
import { placeFor, positionOf } from '#web/map/layout.ts';
import type { BoardActions } from '#web/map/selection/actions.ts';
import { hitTest } from '#web/map/selection/hitTest.ts';
import { whyNotUnder, wordsOf } from '#web/map/selection/refusal.ts';
import { whereIs } from '#web/map/selection/words.ts';
import type { CardId } from '#web/map/types.ts';
import { lineOf, readGeometry } from './geometry.ts';

/**
 * Follows the pointer while a card is dragged: at most once a frame it looks what is below and says where the card would land. Only what
 * changed by that is drawn again.
 */
export class PointerDrag {
  readonly #actions: BoardActions;
  readonly #card: CardId;
  readonly #canvas: HTMLElement;
  readonly #pointer: PointerWatch;

  constructor(actions: BoardActions, card: CardId, canvas: HTMLElement, pointer: Point) {
    this.#actions = actions;
    this.#card = card;
    this.#canvas = canvas;
    this.#pointer = new PointerWatch(pointer, () => this.#look());
    // Scrolling brings other places below a pointer that rests.
    canvas.parentElement?.addEventListener('scroll', this.#pointer.later);
    actions.ui.set({ drag: { card, landing: null, line: null, refusal: null }, menu: null, hint: null });
    actions.activate({ at: 'card', id: card }, false);
  }

  /** Leaves the card where the pointer is, or explains why it cannot stay there. Outside the board it stays where it was. */
  drop(): void {
    this.#look();
    const { drag } = this.#actions.ui.get();
    this.cancel();
    if (drag === null || drag.landing === null) return;
    const { parentId, index } = drag.landing;
    if (drag.refusal !== null) return this.#actions.refuse(drag.refusal);
    this.#actions.map.cards.move(this.#card, placeFor(this.#actions.layout, this.#card, parentId, index));
    this.#actions.announce(whereIs(this.#actions.layout, this.#card));
    this.#actions.activate({ at: 'card', id: this.#card }, true);
  }

  /** Leaves the card where it was. */
  cancel(): void {
    this.#pointer.stop();
    this.#canvas.parentElement?.removeEventListener('scroll', this.#pointer.later);
    this.#actions.ui.set({ drag: null });
  }

  #look(): void {
    const { layout, ui } = this.#actions;
    const card = layout.cards.get(this.#card);
    const { drag } = ui.get();
    if (card === undefined || drag === null) return;
    const landing = hitTest(readGeometry(this.#canvas), this.#pointer.at, this.#card);
    if (landing === null) {
      if (drag.landing !== null) ui.set({ drag: { card: this.#card, landing, line: null, refusal: null } });
      return;
    }
    const code = whyNotUnder(layout, card, landing.parentId);
    const refusal = code === undefined ? null : wordsOf(code);
    const at = positionOf(layout, this.#card);
    const stays = at?.parentId === landing.parentId && at.index === landing.index;
    const line = refusal !== null || stays ? null : lineOf(this.#canvas, layout, landing, this.#card);
    if (!isSame(drag.landing, landing) || !isSame(drag.line, line))
      ui.set({ drag: { card: this.#card, landing, line, refusal } });
    if (refusal !== null && refusal !== drag.refusal) this.#actions.announce(refusal);
  }
}

function isSame<T extends object>(a: T | null, b: T | null): boolean {
  if (a === null || b === null) return a === b;
  return (Object.keys(b) as (keyof T)[]).every((key) => a[key] === b[key]);
}
