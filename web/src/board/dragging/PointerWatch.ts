/** A point of the window, in px; `copies` while Ctrl, Alt or Cmd is held there. */
export type Point = { x: number; y: number; copies?: boolean };

/** The point of a press or touch, or null for any other event. */
export function pointOf(event: Event): Point | null {
  const point = event instanceof MouseEvent ? event : event instanceof TouchEvent ? event.touches[0] : undefined;
  if (point === undefined) return null;
  return { x: point.clientX, y: point.clientY, ...(event instanceof MouseEvent && copiesOf(event)) };
}

const copiesOf = ({ ctrlKey, altKey, metaKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || altKey || metaKey ? { copies: true } : {};

/** Follows the pointer, and calls back at most once per frame. */
export class PointerWatch {
  readonly #look: () => void;
  readonly #ends = new AbortController();
  #at: Point;
  #frame = 0;

  /** @param at the pointer position; @param look called when the pointer has moved, or the content below it */
  constructor(at: Point, look: () => void) {
    this.#at = at;
    this.#look = look;
    const { signal } = this.#ends;
    for (const type of ['pointermove', 'touchmove']) window.addEventListener(type, this.#move, { signal });
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, this.#key, { signal });
    // Scrolling moves the content below a resting pointer.
    window.addEventListener('scroll', this.#later, { signal, capture: true, passive: true });
  }

  get at(): Point {
    return this.#at;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#ends.abort();
  }

  #move = (event: Event) => {
    this.#at = pointOf(event) ?? this.#at;
    this.#later();
  };

  #key = (event: KeyboardEvent) => {
    const { x, y } = this.#at;
    this.#at = { x, y, ...copiesOf(event) };
    this.#later();
  };

  #later = () => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(this.#look);
  };
}
