/** A point of the window, in px. */
export type Point = { x: number; y: number };

/** The point of a press or touch, or null for any other event. */
export function pointOf(event: Event): Point | null {
  const point = event instanceof MouseEvent ? event : event instanceof TouchEvent ? event.touches[0] : undefined;
  return point === undefined ? null : { x: point.clientX, y: point.clientY };
}

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

  #later = () => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(this.#look);
  };
}
