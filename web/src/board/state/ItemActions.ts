import { Store } from '#web/base/browser/store.ts';
import { NOTHING, type SelectionState } from '../select/Selection.ts';

/** The keyboard position on a board. */
export type FocusState<Item> = SelectionState & {
  /** The one item that Tab reaches. */
  active: Item | null;
  /** Whether the user has chosen it: the first item of a board is active, but nobody has gone to it. */
  chosen: boolean;
  /** Increases whenever the active item should take the focus. */
  focus: number;
  /** What then becomes of the active item: it takes the focus, scrolls into view, or both. */
  reveal: 'both' | 'focus' | 'scroll';
};

const REVEALS = { true: 'both', stay: 'focus', look: 'scroll' } as const;

/** Nothing has the focus, and nothing is selected. */
export const noFocus = { active: null, chosen: false, focus: 0, reveal: 'both', selected: NOTHING } as const;

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
    this.#setActive(item, focus, item !== null);
  }

  /** Makes an item the active one that the user has not chosen: they can go on from there. */
  reach(item: Item | null, focus: boolean): void {
    this.#setActive(item, focus, false);
  }

  /** Scrolls an item into the middle, where a colleague is. It becomes the active one, without the focus. */
  look(item: Item): void {
    this.#setActive(item, 'look', false);
  }

  #setActive(item: Item | null, focus: boolean | 'stay' | 'look', chosen: boolean): void {
    const { active, focus: count } = this.ui.get();
    const next: FocusState<Item>['active'] =
      active !== null && item !== null && this.isSame(active, item) ? active : item;
    const fields: Partial<FocusState<Item>> =
      focus === false
        ? { active: next, chosen }
        : { active: next, chosen, focus: count + 1, reveal: REVEALS[`${focus}`] };
    this.ui.set(fields as Partial<Ui>);
  }

  /** Whether the focus still has to move for this count of `FocusState.focus`; the item's element claims it once. */
  claimFocus(count: number): boolean {
    if (count <= this.#claimed) return false;
    this.#claimed = count;
    return true;
  }
}
