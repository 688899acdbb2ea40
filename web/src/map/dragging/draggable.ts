import { type Point, PointerWatch } from './PointerWatch.ts';

/** A line that shows where something will land, in px from the corner of the board's canvas; `across` between two things one above the other, else between two side by side. */
export type Line = { left: number; top: number; length: number; across: boolean };

/** Where something that is dragged would land. */
export type Landing<Target> = {
  target: Target;
  /** Null where it stands already and where it cannot stand. */
  line: Line | null;
  /** Why it cannot stand there, in words. */
  refusal: string | null;
};

/** Something on its way with the mouse. `landing` is null outside the board, where letting it go leaves it where it was. */
export type DragState<Item, Target> = { item: Item; landing: Landing<Target> | null };

/**
 * One kind of thing that can be dragged on a board: what it is, where it may land, and what is done then. A target is an object whose fields tell it from
 * others.
 */
export type DragRules<Item, Target extends object> = {
  /** The thing that was pressed, with its element, if it can be dragged now. */
  press: (pressed: Element) => { item: Item; element: HTMLElement } | null;
  /** The drag as the board draws it. */
  shown: () => DragState<Item, Target> | null;
  /** Draws the drag, or (null) that there is none. */
  show: (drag: DragState<Item, Target> | null) => void;
  /** The thing leaves its place. */
  lift: (item: Item) => void;
  /** Where the thing would land at a point of the window; null outside the board. It is asked at most once a frame. */
  landingAt: (item: Item, point: Point) => Landing<Target> | null;
  /** Puts the thing where it landed. @returns where that is, for screen readers */
  drop: (item: Item, target: Target) => string;
  /** Speaks to screen readers. */
  announce: (text: string) => void;
  /** Explains to everybody why the thing cannot stay where it was let go. */
  refuse: (text: string) => void;
};

/** A drag that is under way. */
export type Drag = { drop: () => void; cancel: () => void };

/** Something that was pressed and can be dragged from there. */
export type Grip = { element: HTMLElement; begin: (pointer: Point) => Drag };

/** Finds in what was pressed something of one kind that can be dragged. */
export type Draggable = (pressed: Element) => Grip | null;

/** Makes a kind of thing draggable on a board (see `DragBoard`). */
export function draggable<Item, Target extends object>(rules: DragRules<Item, Target>): Draggable {
  return (pressed) => {
    const found = rules.press(pressed);
    if (found === null) return null;
    const { item, element } = found;
    return { element, begin: (pointer) => new PointerDrag(rules, item, pointer) };
  };
}

/** Follows the pointer: at most once a frame it asks where the thing would land, and only what changed by that is drawn again. */
class PointerDrag<Item, Target extends object> implements Drag {
  readonly #rules: DragRules<Item, Target>;
  readonly #pointer: PointerWatch;

  constructor(rules: DragRules<Item, Target>, item: Item, pointer: Point) {
    this.#rules = rules;
    this.#pointer = new PointerWatch(pointer, () => this.#look());
    rules.show({ item, landing: null });
    rules.lift(item);
  }

  /** Leaves the thing where the pointer is, or explains why it cannot stay there. Outside the board it stays where it was. */
  drop(): void {
    this.#look();
    const drag = this.#rules.shown();
    this.cancel();
    if (drag === null || drag.landing === null) return;
    const { target, refusal } = drag.landing;
    if (refusal !== null) this.#rules.refuse(refusal);
    else this.#rules.announce(this.#rules.drop(drag.item, target));
  }

  /** Leaves the thing where it was. */
  cancel(): void {
    this.#pointer.stop();
    this.#rules.show(null);
  }

  #look(): void {
    const drag = this.#rules.shown();
    if (drag === null) return;
    const landing = this.#rules.landingAt(drag.item, this.#pointer.at);
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
