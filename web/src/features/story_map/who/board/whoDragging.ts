import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { isSamePlace, type WhoPlace } from '../model/columns.ts';
import type { WhoActions } from '../model/WhoActions.ts';
import { placeName } from '../model/words.ts';

/** Follows the pointer while a Who is dragged: at most once a frame it looks what is below, and only what changed by that is drawn again. */
export class WhoDrag {
  readonly #actions: WhoActions;
  readonly #id: string;
  #pointer: { x: number; y: number };
  #frame = 0;

  constructor(actions: WhoActions, id: string, pointer: { x: number; y: number }) {
    this.#actions = actions;
    this.#id = id;
    this.#pointer = pointer;
    window.addEventListener('pointermove', this.#onPointer);
    window.addEventListener('touchmove', this.#onTouch);
    actions.ui.set({ drag: { id, over: null }, menu: null, editor: null });
    actions.activate(id, false);
  }

  /** Leaves the Who where the pointer is; where it cannot stand, it stays where it was. */
  drop(): void {
    this.#look();
    const over = this.#actions.ui.get().drag?.over ?? null;
    this.cancel();
    if (over === null) return;
    this.#actions.move(this.#id, over);
    const name = this.#actions.cards.get(this.#id)?.name ?? '';
    this.#actions.say(fill(whoTexts.said.at, { name, place: placeName(over) }));
    this.#actions.activate(this.#id, true);
  }

  /** Leaves the Who where it was. */
  cancel(): void {
    cancelAnimationFrame(this.#frame);
    window.removeEventListener('pointermove', this.#onPointer);
    window.removeEventListener('touchmove', this.#onTouch);
    this.#actions.ui.set({ drag: null });
  }

  #onPointer = ({ clientX, clientY }: PointerEvent) => {
    this.#pointer = { x: clientX, y: clientY };
    this.#later();
  };

  #onTouch = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    if (touch !== undefined) this.#pointer = { x: touch.clientX, y: touch.clientY };
    this.#later();
  };

  #later(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#look());
  }

  #look(): void {
    const { drag } = this.#actions.ui.get();
    const card = this.#actions.cards.get(this.#id);
    if (drag === null || card === undefined) return;
    const over = placeAt(this.#pointer, card);
    const isSame = over === null || drag.over === null ? over === drag.over : isSamePlace(over, drag.over);
    if (!isSame) this.#actions.ui.set({ drag: { id: this.#id, over } });
  }
}

/** The place below a point of the screen. Anywhere else in a column a Who keeps its sub-category. */
function placeAt({ x, y }: { x: number; y: number }, card: WhoPlace): WhoPlace | null {
  const element = document.elementFromPoint(x, y);
  const group = element?.closest<HTMLElement>('[data-group]')?.dataset['group'];
  if (group === undefined) return null;
  const category = element?.closest<HTMLElement>('[data-part]')?.dataset['part'];
  return { group: group === '' ? null : group, category: category === undefined ? card.category : category === '' ? null : category };
}
