/** A point of the window, in px; `copies` while Ctrl, Alt or Cmd is held there. */
export type Point = { x: number; y: number; copies?: boolean };

/** What a press leads to. */
type Course = {
  /** The press has become a drag. */
  onLift: () => void;
  /** It has ended: the item is dropped or left in place. Called once, and only for a drag. */
  onEnd: (how: 'drop' | 'cancel') => void;
  /** The press has ended, whether it was a drag or not. */
  onRelease: () => void;
};

/** A press with the mouse becomes a drag after this distance, in px. */
const DISTANCE = 5;
/** A touch becomes a drag after this time in one place, in ms and px; a finger that moves earlier scrolls. */
const DELAY = 250;
const TOLERANCE = 8;

const MAIN_BUTTON = 0;

/** Whether a press can be the beginning of a drag: with the main button, or one finger. */
export const canLift = (event: Event): event is MouseEvent | TouchEvent =>
  isTouch(event) ? event.touches.length === 1 : event instanceof MouseEvent && event.button === MAIN_BUTTON;

/**
 * The hand that holds a pressed item: it follows the mouse or finger from the press to its end. A press that opens a
 * menu is no drag, and a drag whose end the page missed, since the button was let go elsewhere, leaves the item in place.
 */
export class Hand {
  readonly event: MouseEvent | TouchEvent;
  /** Where the press began. */
  readonly from: Point;
  readonly #course: Course;
  readonly #ends = new AbortController();
  readonly #followers = new Set<{ onMove: (at: Point) => void; onEnd: () => void }>();
  readonly #delay: ReturnType<typeof setTimeout> | undefined;
  #at: Point;
  #state: 'pressed' | 'lifted' | 'ended' = 'pressed';
  #hasMoved = false;

  constructor(event: MouseEvent | TouchEvent, course: Course) {
    this.event = event;
    this.#course = course;
    this.from = pointOf(event) ?? { x: 0, y: 0 };
    this.#at = this.from;
    const { signal } = this.#ends;
    if (isTouch(event)) {
      // A touch goes on at its element, even after that has left the page.
      const { target } = event;
      target?.addEventListener('touchmove', this.#onTouchMove, { signal, passive: false });
      target?.addEventListener('touchend', this.#onUp, { signal, passive: false });
      target?.addEventListener('touchcancel', () => this.#end('cancel'), { signal });
      this.#delay = setTimeout(() => this.#lift(), DELAY);
    } else {
      window.addEventListener('mousemove', this.#onMouseMove, { signal });
      window.addEventListener('mouseup', this.#onUp, { signal });
    }
    for (const name of ['keydown', 'keyup'] as const) window.addEventListener(name, this.#onKey, { signal });
    window.addEventListener('contextmenu', this.#onContextMenu, { signal, capture: true });
    window.addEventListener('dragstart', (started) => started.preventDefault(), { signal });
    window.addEventListener('resize', () => this.#end('cancel'), { signal });
    document.addEventListener('visibilitychange', () => this.#end('cancel'), { signal });
  }

  get at(): Point {
    return this.#at;
  }

  /** Lets go, and leaves a dragged item in place. */
  release(): void {
    this.#end('cancel');
  }

  /** Calls back while the drag goes on, and once when it has ended. */
  follow(follower: { onMove: (at: Point) => void; onEnd: () => void }): void {
    this.#followers.add(follower);
  }

  get isLifted(): boolean {
    return this.#state === 'lifted';
  }

  #lift(): void {
    this.#state = 'lifted';
    // The press would go on selecting text.
    clearSelection();
    document.addEventListener('selectionchange', clearSelection, { signal: this.#ends.signal });
    this.#course.onLift();
  }

  #end(how: 'drop' | 'cancel'): void {
    if (this.#state === 'ended') return;
    const { isLifted } = this;
    this.#state = 'ended';
    clearTimeout(this.#delay);
    this.#ends.abort();
    for (const { onEnd } of this.#followers) onEnd();
    if (isLifted) {
      if (how === 'cancel' && isTouch(this.event)) ignoreRestOf(this.event);
      ignoreNextClick();
      this.#course.onEnd(how);
    }
    this.#course.onRelease();
  }

  #move(at: Point): void {
    this.#at = at;
    for (const { onMove } of this.#followers) onMove(at);
  }

  #onMouseMove = (event: MouseEvent) => {
    // The button was let go where the page did not see it.
    if (event.buttons === 0) return this.#end('cancel');
    const at = pointOf(event) ?? this.#at;
    this.#move(at);
    if (this.#state === 'pressed' && distance(at, this.from) > DISTANCE) this.#lift();
    if (this.isLifted) event.preventDefault();
  };

  #onTouchMove = (event: Event) => {
    if (!isTouch(event)) return;
    const at = pointOf(event) ?? this.#at;
    const isAway = distance(at, this.from) > TOLERANCE;
    if (this.#state === 'pressed') {
      if (isAway || event.touches.length > 1) this.#end('cancel');
      return;
    }
    this.#hasMoved ||= isAway;
    // The page would scroll.
    if (event.cancelable) event.preventDefault();
    this.#move(at);
  };

  #onUp = (event: Event) => {
    if (event instanceof MouseEvent && event.button !== MAIN_BUTTON) return;
    // A finger that lets go would click.
    if (this.isLifted && event.cancelable && isTouch(event)) event.preventDefault();
    this.#end('drop');
  };

  #onKey = (event: KeyboardEvent) => {
    if (event.type === 'keydown' && event.key === 'Escape') return this.#end('cancel');
    const { x, y } = this.#at;
    this.#move({ x, y, ...copiesOf(event) });
  };

  /**
   * Ctrl and a click on a Mac, and a finger that rests, open a menu, which takes the end of the press; so that is no
   * drag. Once the item has moved, there is no menu.
   */
  #onContextMenu = (event: Event) => {
    const isResting = !this.isLifted || (isTouch(this.event) && !this.#hasMoved);
    if (isResting) return this.#end('cancel');
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Firefox for desktops has no TouchEvent. */
const isTouch = (event: Event): event is TouchEvent => 'touches' in event;

/** The point of a press or touch, or null for a touch without a finger. */
function pointOf(event: MouseEvent | TouchEvent): Point | null {
  if (!isTouch(event)) return { x: event.clientX, y: event.clientY, ...copiesOf(event) };
  const [touch] = event.touches;
  return touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
}

const copiesOf = ({ ctrlKey, altKey, metaKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || altKey || metaKey ? { copies: true } : {};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const clearSelection = () => document.getSelection()?.removeAllRanges();

/** A finger that goes on after its drag was cancelled would scroll, or swipe to the page before. */
function ignoreRestOf({ target }: TouchEvent): void {
  const rest = new AbortController();
  const { signal } = rest;
  target?.addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  });
  for (const name of ['touchend', 'touchcancel']) target?.addEventListener(name, () => rest.abort(), { signal });
}

/** A drop ends in a click on what is below the pointer, which nobody meant; the next press is meant again. */
function ignoreNextClick(): void {
  const next = new AbortController();
  const options = { signal: next.signal, capture: true };
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    next.abort();
  };
  window.addEventListener('click', ignore, options);
  for (const name of ['pointerdown', 'mousedown', 'keydown'])
    window.addEventListener(name, () => next.abort(), options);
}
