import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { Store } from '#web/base/browser/store.ts';
import type { Point } from './Hand.ts';

/**
 * A line that shows where an item will land, in px from the corner of the board's canvas; `across` between stacked
 * items, otherwise between items side by side.
 */
export type Line = { left: number; top: number; length: number; across: boolean };

/** The place where a dragged item would land. */
export type Landing<Target> = {
  target: Target;
  /** Null for the item's current place and for a forbidden one. */
  line: Line | null;
  /** Why the place is forbidden, as a text. */
  refusal: string | null;
  /** What a drop does there, in words. */
  does?: string | null;
};

/** An item dragged with the mouse. `landing` is null outside the board, where a drop leaves the item in place. */
export type DragState<Item, Target> = { item: Item; landing: Landing<Target> | null };

/**
 * A kind of draggable item on a board: how to find it, where it may land, and the effect of a drop. A target is an
 * object whose fields distinguish it from others.
 */
export type DragRules<Item, Target extends object> = {
  /** The pressed item and its element, if it can be dragged now. */
  press: (pressed: Element) => { item: Item; element: HTMLElement } | null;
  /** The name of an item; undefined once it has left the board. */
  nameOf: (item: Item) => string | undefined;
  /** The drag that the board shows. */
  shown: () => DragState<Item, Target> | null;
  /** Shows the drag; null ends it. */
  show: (drag: DragState<Item, Target> | null) => void;
  /** Called when the drag starts. */
  lift: (item: Item) => void;
  /** Where the item would land at a point of the window; null outside the board. Called once per frame. */
  landingAt: (item: Item, point: Point) => Landing<Target> | null;
  /** Moves the item to the drop target. @returns the announcement of its new place, if any */
  drop: (item: Item, target: Target) => string;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Shows all users why the item cannot stay at its drop target. */
  refuse: (text: string) => void;
};

/** A drag in progress. */
export type Drag = { drop: () => void; cancel: () => void };

/** What holds the dragged item. */
type Holder = { readonly at: Point; release: () => void };

/** A pressed item that can be dragged. */
type Grip = { element: HTMLElement; begin: (holder: Holder) => Drag };

/** Finds an item of one kind at the pressed element. */
export type Draggable = (pressed: Element) => Grip | null;

/** Where a board keeps its state, and how it speaks. */
type Board<Ui> = { ui: Store<Ui>; announce: (text: string) => void; refuse: (text: string) => void };

/** Keeps a drag in a field of the state of a board, which also speaks about it. */
export function keptIn<Ui, Field extends keyof Ui>(board: Board<Ui>, field: Field) {
  return {
    shown: () => board.ui.get()[field],
    show: (drag: Ui[Field]) => {
      const fields: Partial<Ui> = {};
      fields[field] = drag;
      board.ui.set(fields);
    },
    announce: (text: string) => board.announce(text),
    refuse: (text: string) => board.refuse(text),
  };
}

/** Makes a kind of item draggable on a board (see `DragBoard`). */
export function draggable<Item, Target extends object>(rules: DragRules<Item, Target>): Draggable {
  return (pressed) => {
    const found = rules.press(pressed);
    if (found === null) return null;
    const { item, element } = found;
    return { element, begin: (holder) => new PointerDrag(rules, item, holder) };
  };
}

/**
 * Computes the landing once per frame, since scrolling and a colleague's changes move what is below a resting pointer
 * too, and draws only changes. Ends when the item leaves the board, and says so.
 */
class PointerDrag<Item, Target extends object> implements Drag {
  readonly #rules: DragRules<Item, Target>;
  readonly #holder: Holder;
  /** The last known name of the item. */
  #name: string;
  #frame = 0;

  constructor(rules: DragRules<Item, Target>, item: Item, holder: Holder) {
    this.#rules = rules;
    this.#holder = holder;
    this.#name = rules.nameOf(item) ?? '';
    rules.show({ item, landing: null });
    rules.lift(item);
    this.#look();
  }

  /** Drops the item at the pointer, or shows why it cannot stay there. Outside the board it stays in place. */
  drop(): void {
    if (this.#isGone()) return;
    this.#land();
    const drag = this.#rules.shown();
    this.cancel();
    if (drag === null || drag.landing === null) return;
    const { target, refusal } = drag.landing;
    if (refusal !== null) this.#rules.refuse(refusal);
    else this.#announce(this.#rules.drop(drag.item, target));
  }

  /** Leaves the item in place. */
  cancel(): void {
    cancelAnimationFrame(this.#frame);
    this.#rules.show(null);
  }

  #announce(text: string): void {
    if (text !== '') this.#rules.announce(text);
  }

  #look = () => {
    if (this.#isGone()) return;
    this.#land();
    this.#frame = requestAnimationFrame(this.#look);
  };

  /** Ends the drag of an item that has left the board. @returns whether it did */
  #isGone(): boolean {
    const drag = this.#rules.shown();
    const name = drag === null ? undefined : this.#rules.nameOf(drag.item);
    if (name !== undefined) {
      this.#name = name;
      return false;
    }
    this.cancel();
    if (drag !== null) this.#rules.refuse(storyMapTexts.announcements.gone({ name: this.#name }));
    this.#holder.release();
    return true;
  }

  #land(): void {
    const drag = this.#rules.shown();
    if (drag === null) return;
    const landing = this.#rules.landingAt(drag.item, this.#holder.at);
    if (!isSameLanding(drag.landing, landing)) this.#rules.show({ ...drag, landing });
    const refusal = landing?.refusal ?? null;
    if (refusal !== null && refusal !== drag.landing?.refusal) this.#rules.announce(refusal);
  }
}

function isSameLanding<Target extends object>(a: Landing<Target> | null, b: Landing<Target> | null): boolean {
  if (a === null || b === null) return a === b;
  return a.refusal === b.refusal && isSame(a.target, b.target) && isSame(a.line, b.line);
}

function isSame<T extends object>(a: T | null, b: T | null): boolean {
  if (a === null || b === null) return a === b;
  return (Object.keys(b) as (keyof T)[]).every((key) => a[key] === b[key]);
}
