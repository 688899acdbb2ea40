import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { type Point, PointerWatch } from '#web/map/dragging/PointerWatch.ts';
import { isSamePlace, type WhoPlace } from '../model/columns.ts';
import type { WhoActions } from '../model/WhoActions.ts';
import { placeName } from '../model/words.ts';

/** Follows the pointer while a Who is dragged: at most once a frame it looks what is below, and only what changed by that is drawn again. */
export class WhoDrag {
  readonly #actions: WhoActions;
  readonly #id: string;
  readonly #pointer: PointerWatch;

  constructor(actions: WhoActions, id: string, pointer: Point) {
    this.#actions = actions;
    this.#id = id;
    this.#pointer = new PointerWatch(pointer, () => this.#look());
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
    this.#actions.announce(fill(whoTexts.announcements.at, { name, place: placeName(over) }));
    this.#actions.activate(this.#id, true);
  }

  /** Leaves the Who where it was. */
  cancel(): void {
    this.#pointer.stop();
    this.#actions.ui.set({ drag: null });
  }

  #look(): void {
    const { drag } = this.#actions.ui.get();
    const card = this.#actions.cards.get(this.#id);
    if (drag === null || card === undefined) return;
    const over = placeAt(this.#pointer.at, card);
    const isSame = over === null || drag.over === null ? over === drag.over : isSamePlace(over, drag.over);
    if (!isSame) this.#actions.ui.set({ drag: { id: this.#id, over } });
  }
}

/** The place below a point of the screen. Anywhere else in a column a Who keeps its sub-category. */
function placeAt({ x, y }: Point, card: WhoPlace): WhoPlace | null {
  const element = document.elementFromPoint(x, y);
  const group = element?.closest<HTMLElement>('[data-group]')?.dataset['group'];
  if (group === undefined) return null;
  const category = element?.closest<HTMLElement>('[data-part]')?.dataset['part'];
  return {
    group: group === '' ? null : group,
    category: category === undefined ? card.category : category === '' ? null : category,
  };
}
