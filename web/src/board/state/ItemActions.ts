import { Store } from '#web/base/browser/store.ts';
import { NOTHING, type SelectionState } from '../select/Selection.ts';

/** The keyboard position on a board. */
export type FocusState<Item> = SelectionState & {
  /** The one item that Tab reaches. */
  active: Item | null;
  /** Increases whenever the active item should take the focus. */
  focus: number;
  /** Whether the active item then scrolls into view. */
  reveal: boolean;
};

/** Nothing has the focus, and nothing is selected. */
export const noFocus = { active: null, focus: 0, reveal: true, selected: NOTHING };

/** What the actions of all boards share: the state of the user on it, and which item has the focus. */
export class ItemActions<Item, Ui extends FocusState<Item>> {
  readonly ui: Store<Ui>;
  #claimed = 0;

  constructor(idle: Ui) {
    this.ui = new Store(idle);
  }

  /** Whether two items are the same; boards whose items are objects say how. */
  protected isSame(a: Item, b: Item): boolean {
    return a === b;
  }

  /** Makes an item the active one, with or without the focus; with `stay` it gets the focus without scrolling into view. */
  activate(item: Item | null, focus: boolean | 'stay'): void {
    const { active, focus: count } = this.ui.get();
    const next: FocusState<Item>['active'] =
      active !== null && item !== null && this.isSame(active, item) ? active : item;
    const fields: Partial<FocusState<Item>> =
      focus === false ? { active: next } : { active: next, focus: count + 1, reveal: focus !== 'stay' };
    this.ui.set(fields as Partial<Ui>);
  }

  /** Whether the focus still has to move for this count of `FocusState.focus`; the item's element claims it once. */
  claimFocus(count: number): boolean {
    if (count <= this.#claimed) return false;
    this.#claimed = count;
    return true;
  }
}
