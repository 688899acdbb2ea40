import type { PluralText } from '#shared/texts/withParts.ts';
import type { Step } from '../keys/itemKeys.ts';
import { type Grid, walkGrid } from '../keys/walkGrid.ts';
import { itemKeyAt } from '../select/itemProps.ts';
import { Selection, type SelectionState } from '../select/Selection.ts';
import type { FocusState } from './ItemActions.ts';
import { SpokenActions, type Voice } from './voice.ts';

/** What is special about the items of a board. */
type Items<Item> = {
  /** The name of an item, which its element has in `data-item`. */
  keyOf: (item: Item) => string;
  /** How many are selected. */
  counts: PluralText;
  /** Whether an item shows; a filter may dim it. */
  isVisible?: (item: Item) => boolean;
  /** Whether an item can be selected; by default all can. */
  isSelectable?: (item: Item) => boolean;
  /** Whether up and down may change the column (see `walkGrid`). */
  jumps?: boolean;
};

/**
 * The actions of a board whose items stand in cells. From these follow what an arrow reaches, what can be selected, and
 * which item an element shows.
 */
export abstract class GridActions<Item, Ui extends FocusState<string>, By extends Voice = Voice> extends SpokenActions<
  string,
  Ui,
  By
> {
  readonly selection: Selection<Item>;
  readonly keyOf: (item: Item) => string;
  readonly #jumps: boolean;

  constructor(idle: Ui, voice: By, { isSelectable = () => true, jumps = false, ...items }: Items<Item>) {
    super(idle, voice);
    this.keyOf = items.keyOf;
    this.#jumps = jumps;
    const { ui } = this;
    const kept = {
      get: () => ui.get(),
      set: (fields: SelectionState) => ui.set(fields as Partial<Ui>),
      subscribe: ui.subscribe,
    };
    this.selection = new Selection<Item>(kept, {
      ...items,
      items: () => this.items.filter(isSelectable),
      announce: (text) => this.announce(text),
    });
  }

  /** The items in their cells. */
  abstract get grid(): Grid<Item>;

  /** All items, in reading order. */
  get items(): readonly Item[] {
    return this.grid.flat(2);
  }

  /** The item of a name, if it is on the board. */
  itemOf(key: string): Item | undefined {
    return this.items.find((item) => this.keyOf(item) === key);
  }

  /** The item at an element. */
  readonly itemAt = (target: EventTarget | null): Item | undefined => {
    const key = itemKeyAt(target);
    return key === undefined ? undefined : this.itemOf(key);
  };

  /** The next item in a direction, undefined at the edge. */
  next(item: Item, step: Step): Item | undefined {
    const key = this.keyOf(item);
    return walkGrid(this.grid, (other) => this.keyOf(other) === key, step, this.#jumps);
  }
}
