/** A point of the window, in px. */
export type Point = { x: number; y: number };

/** Where a press or a touch is, or null for any other event. */
export function pointOf(event: Event): Point | null {
  const point = event instanceof MouseEvent ? event : event instanceof TouchEvent ? event.touches[0] : undefined;
  return point === undefined ? null : { x: point.clientX, y: point.clientY };
}

/** Follows the pointer, and has a look taken at most once a frame. */
export class PointerWatch {
  readonly #look: () => void;
  #at: Point;
  #frame = 0;

  /** @param at where it is; @param look what is done where it has moved */
  constructor(at: Point, look: () => void) {
    this.#at = at;
    this.#look = look;
    window.addEventListener('pointermove', this.#move);
    window.addEventListener('touchmove', this.#move);
  }

  get at(): Point {
    return this.#at;
  }

  /** Has a look taken before the next frame. */
  later = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(this.#look);
  };

  stop(): void {
    cancelAnimationFrame(this.#frame);
    window.removeEventListener('pointermove', this.#move);
    window.removeEventListener('touchmove', this.#move);
  }

  #move = (event: Event) => {
    this.#at = pointOf(event) ?? this.#at;
    this.later();
  };
}
